import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runDeliveries } from '../../test/contactHarness';
import { startCms, type RunningCms } from '../../test/startCms';

const ADMIN = 'admin@even-derech.example';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());
beforeEach(async () => {
  for (const collection of ['rateLimits', 'mails', 'deliveries', 'payload-jobs'] as const)
    await cms.payload.delete({ collection, where: { id: { exists: true } } });
  await cms.payload.db.updateMany({
    collection: 'users',
    where: {},
    data: { resetPasswordRequestedAt: null },
  });
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${cms.url}/api/users/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const ask = (email: unknown, headers = {}) => post('forgot-password', { email }, headers);

const runJobs = () => cms.payload.jobs.run({ queue: 'default', limit: 100, silent: true });

/** Runs the job that queues the reset mail, and then the delivery that sends it. */
async function runQueue(): Promise<void> {
  await runJobs();
  await runDeliveries(cms.payload);
}
const mails = async () => (await cms.payload.find({ collection: 'mails', depth: 0 })).docs;

async function login(email: string, password = 'password-of-the-tests') {
  const { token } = (await (await post('login', { email, password })).json()) as { token: string };
  return { Authorization: `JWT ${token}` };
}

describe('reset of a forgotten password', () => {
  it('works once by a link in a mail in both languages', async () => {
    expect((await ask(` ${ADMIN.toUpperCase()} `)).status).toBe(200);
    await runQueue();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: ADMIN, confidential: true });
    expect(mail?.text).toContain('כדי לבחור סיסמה חדשה');
    expect(mail?.text).toContain('To choose a new password');
    const [, token] = /http:\/\/localhost:3101\/admin\/reset\/([0-9a-f]{40})/.exec(mail?.text ?? '') ?? [];

    const before = await login(ADMIN);
    const telling = await post('reset-password', { token, password: `1948 ${ADMIN} 1948` });
    expect(telling.status).toBe(400);
    const password = 'a-new-password-of-the-tests';
    const reset = await post('reset-password', { token, password });
    expect(reset.status).toBe(200);
    expect((await post('reset-password', { token, password })).status).toBe(403);
    expect((await post('login', { email: ADMIN, password: 'password-of-the-tests' })).status).toBe(401);
    expect((await post('login', { email: ADMIN, password })).status).toBe(200);
    const me = await fetch(`${cms.url}/api/users/me`, { headers: before });
    expect(((await me.json()) as { user: unknown }).user).toBeNull();
    await cms.payload.update({
      collection: 'users',
      where: { email: { equals: ADMIN } },
      data: { password: 'password-of-the-tests' },
    });
  });

  it('leaves no link behind after the mail is sent', async () => {
    await ask(ADMIN);
    await runJobs();
    const queued = await cms.payload.find({ collection: 'queuedMails', sort: '-id', limit: 1 });
    expect(queued.docs[0]?.text ?? '').toContain('/admin/reset/');
    await runQueue();
    const sent = await cms.payload.find({ collection: 'queuedMails', sort: '-id', limit: 1 });
    expect(sent.docs[0]).toMatchObject({ id: queued.docs[0]?.id, text: null, delivery: 'delivered' });
  });

  it('is sent in a mail that staff cannot read, unlike others', async () => {
    await ask(ADMIN);
    await runQueue();
    const list = async (name: string) =>
      (await (
        await fetch(`${cms.url}/api/mails`, { headers: await login(`${name}@even-derech.example`) })
      ).json()) as { totalDocs: number };
    expect((await list('staff')).totalDocs).toBe(0);
    expect((await list('admin')).totalDocs).toBe(1);
  });

  it('does not block other writers', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => ask(ADMIN)),
      ...Array.from({ length: 5 }, (_, index) =>
        cms.payload.create({
          collection: 'companies',
          data: { name: `Company ${index}`, companyId: 900 + index },
        }),
      ),
      cms.payload.forgotPassword({ collection: 'users', data: { email: ADMIN } }),
    ]);
    expect(answers).toHaveLength(11);
  });

  it('answers the same for an unknown account, without a mail', async () => {
    const answer = async (email: string) => {
      const response = await ask(email);
      const headers = Object.fromEntries(response.headers);
      return { status: response.status, body: await response.text(), headers: { ...headers, date: '' } };
    };
    expect(await answer('nobody@even-derech.example')).toEqual(await answer(ADMIN));
    expect((await cms.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(2);
    await runQueue();
    expect((await mails()).map(({ to }) => to)).toEqual([ADMIN]);
  });

  it('is limited to three requests an hour per account and ten per address', async () => {
    const statuses = [];
    for (let index = 0; index < 11; index += 1) statuses.push((await ask(ADMIN)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    expect((await cms.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(3);
    const refused = await ask('another@even-derech.example', { 'Accept-Language': 'en' });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3_000);
    expect(await refused.text()).toContain('Please try again in 60 minutes');
  });

  it.each([undefined, '', 7, { like: '%' }, 'a'.repeat(300)])('requires an address: %j', async (email) => {
    expect((await ask(email)).status).toBe(400);
  });
});
