import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCms, type RunningCms } from '../../test/startCms';

const PASSWORD = 'password-of-the-tests';
const OTHER_PASSWORD = 'another correct horse';
const EMAIL = 'holder@even-derech.example';

let cms: RunningCms;
let id: number;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());
beforeEach(async () => {
  const { payload } = cms;
  for (const collection of ['payload-jobs', 'deliveries', 'queuedMails', 'rateLimits'] as const)
    await payload.delete({ collection, where: { id: { exists: true } } });
  await payload.delete({ collection: 'users', where: { name: { equals: 'בעלת החשבון' } } });
  const data = { name: 'בעלת החשבון', email: EMAIL, password: PASSWORD, roles: ['editor' as const] };
  ({ id } = await payload.create({ collection: 'users', data }));
  await payload.db.deleteMany({ collection: 'auditLog', where: {} });
});

async function call(method: string, path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${cms.url}/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, string>;
  return { status: response.status, answer };
}
async function login(email = EMAIL): Promise<Record<string, string>> {
  const { answer } = await call('POST', 'users/login', { email, password: PASSWORD });
  return { Authorization: `JWT ${answer.token}` };
}

/** Returns recipients and texts of the queued mails. */
async function news() {
  const { docs } = await cms.payload.find({ collection: 'queuedMails', sort: 'id' });
  return docs.map(({ to, text }) => ({ to, text: text ?? '' }));
}
const audit = async () =>
  (await cms.payload.find({ collection: 'auditLog', sort: 'id', depth: 0 })).docs.map(
    ({ action, actorName, reference }) => [action, actorName, reference],
  );

describe('the owner of an account is notified of', () => {
  it('a new password, in both languages, with instructions', async () => {
    const changed = { password: OTHER_PASSWORD, currentPassword: PASSWORD };
    expect((await call('PATCH', `users/${id}`, changed, await login())).status).toBe(200);
    const [mail, ...others] = await news();
    expect(others).toEqual([]);
    expect(mail?.to).toBe(EMAIL);
    expect(mail?.text).toContain('הסיסמה של החשבון שלך במערכת התוכן שונתה.');
    expect(mail?.text).toContain('The password of your account in the content system was changed.');
    expect(mail?.text).toContain('If you did not expect this');
    expect(mail?.text).not.toContain(OTHER_PASSWORD);
    expect(await audit()).toEqual([['passwordChanged', 'בעלת החשבון', 'בעלת החשבון']]);
  });

  it('a new address, at the old and the new one', async () => {
    const email = 'moved@even-derech.example';
    await call('PATCH', `users/${id}`, { email, currentPassword: PASSWORD }, await login());
    expect((await news()).map(({ to }) => to)).toEqual([EMAIL, email]);
    expect(await audit()).toEqual([['emailChanged', 'בעלת החשבון', 'בעלת החשבון']]);
  });

  it('a password set by an administrator', async () => {
    const admin = await login('admin@even-derech.example');
    await call('PATCH', `users/${id}`, { password: OTHER_PASSWORD, currentPassword: PASSWORD }, admin);
    expect((await news()).map(({ to }) => to)).toEqual([EMAIL]);
    expect(await audit()).toEqual([['passwordChanged', 'נועה ברק', 'בעלת החשבון']]);
  });

  it('a password set by the link of the mail', async () => {
    const token = await cms.payload.forgotPassword({
      collection: 'users',
      data: { email: EMAIL },
      disableEmail: true,
    });
    const answer = await call('POST', 'users/reset-password', { token, password: OTHER_PASSWORD });
    expect(answer.status).toBe(200);
    expect((await news()).map(({ to }) => to)).toEqual([EMAIL]);
    expect(await audit()).toEqual([['passwordReset', 'בעלת החשבון', 'בעלת החשבון']]);
  });

  it('two-step login being enabled, removed or reset', async () => {
    const person = await login();
    const begun = await call('POST', 'users/second-factor/begin', { password: PASSWORD }, person);
    const code = generateSync({ secret: begun.answer.secret ?? '' });
    const offer = begun.answer.offer;
    const confirmed = await call('POST', 'users/second-factor/confirm', { offer, code }, person);
    const [recovery] = (confirmed.answer as unknown as { recoveryCodes: string[] }).recoveryCodes;
    await call('POST', 'users/second-factor/remove', { password: PASSWORD, code: recovery }, person);
    expect((await news()).map(({ text }) => /Two-step login was (set up|removed)/.exec(text)?.[1])).toEqual([
      'set up',
      'removed',
    ]);

    const again = await call('POST', 'users/second-factor/begin', { password: PASSWORD }, person);
    const next = generateSync({ secret: again.answer.secret ?? '' });
    await call('POST', 'users/second-factor/confirm', { offer: again.answer.offer, code: next }, person);
    const admin = await login('admin@even-derech.example');
    expect(
      (await call('POST', `users/${id}/second-factor/reset`, { password: PASSWORD }, admin)).status,
    ).toBe(200);
    expect((await news()).at(-1)).toMatchObject({
      to: EMAIL,
      text: expect.stringContaining('An administrator reset two-step login') as string,
    });
    expect((await audit()).map(([action]) => action)).toEqual([
      'secondFactorEnrolled',
      'secondFactorRemoved',
      'secondFactorEnrolled',
      'secondFactorReset',
    ]);
    expect((await audit()).at(-1)?.[1]).toBe('נועה ברק');
  });

  it('no change of other fields', async () => {
    await call('PATCH', `users/${id}`, { email: EMAIL, name: 'בעלת החשבון' }, await login());
    expect(await news()).toEqual([]);
    expect(await audit()).toEqual([]);
  });
});

it('audits created accounts, changed roles and deleted accounts', async () => {
  const admin = await login('admin@even-derech.example');
  const data = {
    name: 'חדשה',
    email: 'new@even-derech.example',
    password: OTHER_PASSWORD,
    roles: ['editor'],
  };
  const made = await call('POST', 'users', data, admin);
  const newId = (made.answer as unknown as { doc: { id: number } }).doc.id;
  await call('PATCH', `users/${newId}`, { roles: ['editor', 'staff'] }, admin);
  await call('DELETE', `users/${newId}`, {}, admin);
  expect(await audit()).toEqual([
    ['accountCreated', 'נועה ברק', 'חדשה'],
    ['accountChanged', 'נועה ברק', 'חדשה'],
    ['accountDeleted', 'נועה ברק', 'חדשה'],
  ]);
});
