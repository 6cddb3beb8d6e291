import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCms, type RunningCms } from '../../../test/startCms';
import { readAccount } from './secondFactorStore';
import { traceKey } from '../../../platform/database/tally';

const PASSWORD = 'password-of-the-tests';
const ADMIN = 'admin@even-derech.example';
const EDITOR = 'editor@even-derech.example';
const STAFF = 'staff@even-derech.example';
const STEP_MS = 30_000;

type Headers = Record<string, string>;
type Body = Record<string, unknown>;

let cms: RunningCms;
// The clock starts in the middle of a time step, and only tests advance it. With real time, the valid code could change
// during a test.
let now = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2;
function wait(ms: number): void {
  now += ms;
  vi.setSystemTime(now);
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  cms = await startCms();
});
afterAll(async () => {
  vi.useRealTimers();
  await cms.stop();
});
beforeEach(async () => {
  // Move to a later time step, because codes of the previous test cannot be used again.
  wait(10 * STEP_MS);
  await cms.payload.delete({ collection: 'rateLimits', where: { id: { exists: true } } });
  await cms.payload.updateGlobal({ slug: 'securitySettings', data: { requireSecondFactor: false } });
  const secondFactor = { secret: null, lastStep: null, recoveryCodes: null, enrolledAt: null };
  await cms.payload.db.updateMany({ collection: 'users', where: {}, data: { secondFactor } });
});

async function call(method: string, path: string, body?: Body, headers: Headers = {}) {
  const response = await fetch(`${cms.url}/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}
const login = (email: string, code?: string, password = PASSWORD) =>
  call('POST', 'users/login', { email, password, ...(code !== undefined && { code }) });
async function session(email: string, code?: string): Promise<Headers> {
  const { status, body } = await login(email, code);
  expect(status).toBe(200);
  return { Authorization: `JWT ${String(body.token)}` };
}
const idOf = async (email: string) =>
  (await cms.payload.find({ collection: 'users', where: { email: { equals: email } } })).docs[0]?.id ?? 0;
const codeOf = (secret: string, inMs = 0) => generateSync({ secret, epoch: Math.floor((now + inMs) / 1000) });

/** Sets up a second factor through the endpoints and moves to the next time step. */
async function enrol(email: string, headers?: Headers) {
  const person = headers ?? (await session(email));
  const begun = await call('POST', 'users/second-factor/begin', { password: PASSWORD }, person);
  const secret = String(begun.body.secret);
  const { offer } = begun.body;
  const code = codeOf(secret);
  const confirmed = await call('POST', 'users/second-factor/confirm', { offer, code }, person);
  expect(confirmed).toMatchObject({ status: 200 });
  wait(STEP_MS);
  return { person, secret, offer, recoveryCodes: confirmed.body.recoveryCodes as string[] };
}
const isLoggedIn = async (headers: Headers) =>
  (await call('GET', 'users/me', undefined, headers)).body.user !== null;

describe('enrolment', () => {
  it('shows a secret and a QR code, and completes with a valid code', async () => {
    const person = await session(EDITOR);
    const begun = await call('POST', 'users/second-factor/begin', { password: PASSWORD }, person);
    expect(begun.body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.body.qrCode).toMatch(/^data:image\/png;base64,/);
    const confirm = (body: Body) =>
      call('POST', 'users/second-factor/confirm', { offer: begun.body.offer, ...body }, person);
    expect((await confirm({ code: '000000' })).status).toBe(400);
    expect((await login(EDITOR)).status).toBe(200);
    const code = codeOf(String(begun.body.secret));
    const { body } = await confirm({ code });
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await confirm({ code })).status).toBe(409);
    // The code that confirmed the setup cannot be used again.
    expect((await login(EDITOR, code)).status).toBe(401);
    const state = await call('GET', 'users/second-factor', undefined, person);
    expect(state.body).toMatchObject({ enrolled: true, recoveryCodesLeft: 10, required: false });
  });

  it('and removal end other sessions', async () => {
    const [thief, mine] = [await session(STAFF), await session(STAFF)];
    const { secret } = await enrol(STAFF, mine);
    expect([await isLoggedIn(mine), await isLoggedIn(thief)]).toEqual([true, false]);
    const other = await session(STAFF, codeOf(secret));
    wait(STEP_MS);
    const body = { password: PASSWORD, code: codeOf(secret) };
    expect((await call('POST', 'users/second-factor/remove', body, mine)).status).toBe(200);
    expect([await isLoggedIn(mine), await isLoggedIn(other)]).toEqual([true, false]);
  });

  it.each<[string, () => Promise<{ status: number }>, number]>([
    ['without a login', () => call('POST', 'users/second-factor/begin', { password: PASSWORD }), 403],
    [
      'without the password',
      async () => call('POST', 'users/second-factor/begin', {}, await session(EDITOR)),
      400,
    ],
    [
      'with a secret of one’s own',
      async () =>
        call('POST', 'users/second-factor/confirm', { offer: 'x', code: '000000' }, await session(EDITOR)),
      410,
    ],
  ])('is rejected %s', async (_name, attempt, status) => {
    expect((await attempt()).status).toBe(status);
  });

  it('is rejected with an offer of another account, or after fifteen minutes', async () => {
    const editor = await session(EDITOR);
    const begun = await call('POST', 'users/second-factor/begin', { password: PASSWORD }, editor);
    const confirm = (person: Headers) =>
      call(
        'POST',
        'users/second-factor/confirm',
        { offer: begun.body.offer, code: codeOf(String(begun.body.secret)) },
        person,
      );
    expect((await confirm(await session(STAFF))).status).toBe(410);
    wait(15 * 60_000 + 1);
    expect((await confirm(editor)).status).toBe(410);
  });
});

describe('stored data', () => {
  it('cannot be read, queried or changed', async () => {
    const { person, secret, recoveryCodes } = await enrol(ADMIN);
    const id = await idOf(ADMIN);
    const stored = (await readAccount(cms.payload, id))?.secondFactor;
    for (const plain of [secret, ...recoveryCodes]) expect(JSON.stringify(stored)).not.toContain(plain);

    const answers = [
      await call('GET', `users/${id}?showHiddenFields=true`, undefined, person),
      await call('GET', 'users?showHiddenFields=true&select[secondFactor]=true', undefined, person),
      await call('GET', 'users/me', undefined, person),
      await login(ADMIN, codeOf(secret)),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain('secondFactor');
    }
    const asked = await call('GET', 'users?where[secondFactor.secret][like]=a', undefined, person);
    expect(asked.status).toBe(400);
    const data = { secondFactor: { secret: null, enrolledAt: null } };
    expect((await call('PATCH', `users/${id}`, data, person)).status).toBe(200);
    expect((await readAccount(cms.payload, id))?.secondFactor).toEqual(
      expect.objectContaining({ secret: stored?.secret, enrolledAt: stored?.enrolledAt }) as object,
    );
    const query = '{ Users { docs { email secondFactor { secret recoveryCodes enrolledAt } } } }';
    const { body } = await call('POST', 'graphql', { query }, person);
    expect(JSON.stringify(body)).toContain(ADMIN);
    expect(JSON.stringify(body)).not.toContain('"secret":"');
    expect(JSON.stringify(body)).not.toContain(String(stored?.enrolledAt));
  });
});

describe('login', () => {
  it('needs no code without enrolment, and ignores a given one', async () => {
    expect((await login(EDITOR)).status).toBe(200);
    expect((await login(EDITOR, '123456')).status).toBe(200);
  });

  it.each<[string, (secret: string) => string | undefined, number]>([
    ['none', () => undefined, 401],
    ['an empty one', () => '', 401],
    ['the right one', (secret) => codeOf(secret), 200],
    ['the right one with a space', (secret) => codeOf(secret).replace(/(...)/, '$1 '), 200],
    ['one of the next step, as a fast clock has it', (secret) => codeOf(secret, STEP_MS), 200],
    ['one of the last step, as a slow clock has it', (secret) => codeOf(secret, -STEP_MS), 200],
    ['one of two steps ahead', (secret) => codeOf(secret, 2 * STEP_MS), 401],
    ['an expired one', (secret) => codeOf(secret, -2 * STEP_MS), 401],
    ['a wrong one', (secret) => String((Number(codeOf(secret)) + 1) % 1e6).padStart(6, '0'), 401],
    ['five digits', (secret) => codeOf(secret).slice(1), 401],
    ['a very long one', (secret) => codeOf(secret).repeat(1000), 401],
  ])('with the code: %s', async (_name, code, status) => {
    const { secret } = await enrol(EDITOR);
    wait(5 * STEP_MS);
    const answer = await login(EDITOR, code(secret));
    expect(answer.status).toBe(status);
    if (status === 401) expect(answer.body).toMatchObject({ errors: [{ data: { code: 'codeNeeded' } }] });
    expect('token' in answer.body).toBe(status === 200);
  });

  it('accepts a code once under concurrent requests', async () => {
    const { secret } = await enrol(EDITOR);
    const code = codeOf(secret);
    const answers = await Promise.all([login(EDITOR, code), login(EDITOR, code), login(EDITOR, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await login(EDITOR, code)).status).toBe(401);
    expect((await login(EDITOR, codeOf(secret, -STEP_MS))).status).toBe(401);
    wait(STEP_MS);
    expect((await login(EDITOR, codeOf(secret))).status).toBe(200);
  });

  it('accepts each recovery code once, in any notation', async () => {
    const { person, recoveryCodes } = await enrol(EDITOR);
    const [first = '', second = ''] = recoveryCodes;
    expect((await login(EDITOR, first)).status).toBe(200);
    expect((await login(EDITOR, first)).status).toBe(401);
    expect((await login(EDITOR, second.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    const { body } = await call('GET', 'users/second-factor', undefined, person);
    expect(body.recoveryCodesLeft).toBe(8);
  });

  it('reveals nothing about codes to a wrong password', async () => {
    const { secret } = await enrol(EDITOR);
    const wrong = await login(EDITOR, undefined, 'a wrong password');
    expect(await login(EDITOR, codeOf(secret), 'a wrong password')).toEqual(wrong);
    expect(await login(STAFF, undefined, 'a wrong password')).toEqual(wrong);
    expect(wrong.body).toMatchObject({ errors: [{ data: { code: 'wrongCredentials' } }] });
  });

  it('counts wrong codes as wrong passwords, but not the request for a code', async () => {
    const { secret } = await enrol(EDITOR);
    for (let index = 0; index < 6; index += 1) expect((await login(EDITOR)).status).toBe(401);
    for (let index = 0; index < 5; index += 1) {
      expect((await login(EDITOR, 'wrong')).status).toBe(401);
      if (index < 4) expect((await login(EDITOR)).status).toBe(401);
    }
    expect((await login(EDITOR, codeOf(secret))).status).toBe(429);
    wait(STEP_MS);
    expect((await login(EDITOR, codeOf(secret))).status).toBe(200);
  });

  it('cannot be bypassed by the local API, GraphQL or a password reset', async () => {
    await enrol(EDITOR);
    const data = { email: EDITOR, password: PASSWORD };
    await expect(cms.payload.login({ collection: 'users', data })).rejects.toThrow();
    const admin = await session(ADMIN);
    const query = `mutation { loginUser(email: "${EDITOR}", password: "${PASSWORD}") { token } }`;
    const answer = await call('POST', 'graphql', { query }, admin);
    expect(JSON.stringify(answer.body)).not.toMatch(/"token":"/);

    const token = await cms.payload.forgotPassword({
      collection: 'users',
      data: { email: EDITOR },
      disableEmail: true,
    });
    const reset = await fetch(`${cms.url}/api/users/reset-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, password: PASSWORD }),
    });
    expect(reset.status).toBe(200);
    expect(reset.headers.get('Set-Cookie')).toBeNull();
    expect(await reset.json()).not.toHaveProperty('token');
    expect((await login(EDITOR)).status).toBe(401);
  });
});

describe('removal', () => {
  it('requires password and code', async () => {
    const { person, secret } = await enrol(EDITOR);
    const remove = (body: Body) => call('POST', 'users/second-factor/remove', body, person);
    expect((await remove({ password: PASSWORD })).status).toBe(400);
    expect((await remove({ code: codeOf(secret) })).status).toBe(400);
    expect((await login(EDITOR)).status).toBe(401);
    expect((await remove({ password: PASSWORD, code: codeOf(secret) })).status).toBe(200);
    expect((await login(EDITOR)).status).toBe(200);
    expect((await remove({ password: PASSWORD })).status).toBe(409);
  });

  it('by another administrator requires their password and is audited', async () => {
    const { person } = await enrol(EDITOR);
    const path = `users/${await idOf(EDITOR)}/second-factor`;
    const admin = await session(ADMIN);
    const log = vi.spyOn(cms.payload.logger, 'warn');
    expect((await call('GET', path, undefined, admin)).body).toEqual({ enrolled: true });
    const reset = (headers: Headers, body: Body = { password: PASSWORD }) =>
      call('POST', `${path}/reset`, body, headers);
    for (const [headers, body, status] of [
      [{}, undefined, 403],
      [person, undefined, 403],
      [await session(STAFF), undefined, 403],
      [admin, {}, 400],
    ] as const)
      expect((await reset(headers, body)).status).toBe(status);
    expect((await login(EDITOR)).status).toBe(401);
    expect((await reset(admin)).status).toBe(200);
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ account: await idOf(EDITOR), by: await idOf(ADMIN) }),
      expect.any(String),
    );
    expect(await isLoggedIn(person)).toBe(false);
    expect((await login(EDITOR)).status).toBe(200);
  });

  it('of the own factor requires a code from administrators, too', async () => {
    const { person } = await enrol(ADMIN);
    const path = `users/${await idOf(ADMIN)}/second-factor/reset`;
    expect((await call('POST', path, { password: PASSWORD }, person)).status).toBe(403);
  });
});

describe('mandatory two-step login', () => {
  const require = () =>
    cms.payload.updateGlobal({ slug: 'securitySettings', data: { requireSecondFactor: true } });

  it('is set by administrators only', async () => {
    for (const [email, status] of [
      [STAFF, 403],
      [EDITOR, 403],
      [ADMIN, 200],
    ] as const) {
      const person = await session(email);
      const path = 'globals/securitySettings';
      expect((await call('GET', path, undefined, person)).status).toBe(status);
      expect((await call('POST', path, { requireSecondFactor: false }, person)).status).toBe(status);
    }
    expect((await call('GET', 'globals/securitySettings')).status).toBe(403);
  });

  it.each([ADMIN, STAFF])('lets %s only enrol, and then everything', async (email) => {
    const person = await session(email);
    await require();
    const id = await idOf(email);
    const read = () => call('GET', 'messages', undefined, person);
    expect((await read()).status).toBe(403);
    expect((await call('PATCH', `users/${id}`, { name: 'Another' }, person)).status).toBe(403);
    expect((await call('GET', 'users', undefined, person)).body.totalDocs).toBe(1);
    expect((await call('GET', 'globals/securitySettings', undefined, person)).status).toBe(403);
    const query = '{ Messages { totalDocs } }';
    expect((await call('POST', 'graphql', { query }, person)).body).not.toMatchObject({
      data: { Messages: { totalDocs: expect.any(Number) as number } },
    });
    const state = await call('GET', 'users/second-factor', undefined, person);
    expect(state.body).toMatchObject({ enrolled: false, required: true });
    // Logging in again does not give access either.
    expect((await call('GET', 'messages', undefined, await session(email))).status).toBe(403);
    const { secret } = await enrol(email, person);
    expect((await read()).status).toBe(200);
    expect((await call('GET', 'messages', undefined, await session(email, codeOf(secret)))).status).toBe(200);
  });

  it('does not apply to editors', async () => {
    const person = await session(EDITOR);
    await require();
    const { status } = await call('PATCH', `users/${await idOf(EDITOR)}`, { name: 'Dana' }, person);
    expect(status).toBe(200);
  });
});

describe('wrong codes after the correct password', () => {
  const OTHER_PASSWORD = 'another-password-of-the-tests';
  const ACCOUNT_KEYS = ['login:codes', 'login:codesTold'].map((name) => traceKey(name, EDITOR));
  const told = async () =>
    (
      await cms.payload.count({
        collection: 'queuedMails',
        where: { to: { equals: EDITOR }, subject: { contains: 'An attempt to log in' } },
      })
    ).totalDocs;
  const beStranger = () =>
    cms.payload.delete({ collection: 'rateLimits', where: { key: { not_in: ACCOUNT_KEYS } } });
  let before = 0;
  beforeEach(async () => {
    before = await told();
  });

  it('of unknown addresses are told to the owner once, end for the day, and are forgotten with a new password', async () => {
    const { secret, person } = await enrol(EDITOR);
    const statuses: number[] = [];
    for (let index = 0; index < 22; index += 1) {
      await beStranger();
      statuses.push((await login(EDITOR, '000000')).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(401), 429, 429]);
    expect((await told()) - before).toBe(1);
    expect((await login(EDITOR, codeOf(secret))).status).toBe(429);
    expect((await login(EDITOR, undefined, 'a wrong password')).status).toBe(401);
    const id = await idOf(EDITOR);
    const changed = { password: OTHER_PASSWORD, currentPassword: PASSWORD };
    expect((await call('PATCH', `users/${id}`, changed, person)).status).toBe(200);
    await beStranger();
    expect((await login(EDITOR, codeOf(secret), OTHER_PASSWORD)).status).toBe(200);
    const data = { password: PASSWORD };
    await cms.payload.update({ collection: 'users', id, data, context: { passwordReset: true } });
  });

  it('of a known address have a higher limit, and are told as well', async () => {
    const { secret } = await enrol(EDITOR);
    for (let index = 0; index < 4; index += 1) expect((await login(EDITOR, '000000')).status).toBe(401);
    expect((await told()) - before).toBe(1);
    expect((await login(EDITOR, codeOf(secret))).status).toBe(200);
    wait(STEP_MS);
    const key = traceKey('login:codesKnown', EDITOR);
    await cms.payload.update({
      collection: 'rateLimits',
      where: { key: { equals: key } },
      data: { count: 50 },
    });
    expect((await login(EDITOR, codeOf(secret))).status).toBe(429);
  });

  it('count and are told when they would remove the second factor', async () => {
    const { person } = await enrol(EDITOR);
    const remove = () =>
      call('POST', 'users/second-factor/remove', { password: PASSWORD, code: '000000' }, person);
    for (let index = 0; index < 3; index += 1) expect((await remove()).status).toBe(400);
    expect((await told()) - before).toBe(1);
  });
});
