import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { recordPasswordHashes } from '../../test/quickPasswords';
import { startCms, type RunningCms } from '../../test/startCms';
import { passwordAttempts } from './passwordAttempts';
import { pauseAfter } from './loginLimit';
import { traceKey } from '../../platform/database/tally';
import { env } from '../../platform/env/env';

const PASSWORD = 'password-of-the-tests';
const ADMIN = 'admin@even-derech.example';
const EDITOR = 'editor@even-derech.example';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await cms.payload.delete({ collection: 'rateLimits', where: { id: { exists: true } } });
  passwordAttempts.clear();
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${cms.url}/api/users/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const attempt = (email: string, password = 'a wrong password') => post('login', { email, password });
async function session(email: string): Promise<Record<string, string>> {
  const response = await attempt(email, PASSWORD);
  expect(response.status).toBe(200);
  return { Authorization: `JWT ${((await response.json()) as { token: string }).token}` };
}
const isLoggedIn = async (headers: Record<string, string>) =>
  ((await (await fetch(`${cms.url}/api/users/me`, { headers })).json()) as { user: unknown }).user !== null;
const idOf = async (email: string) =>
  (await cms.payload.find({ collection: 'users', where: { email: { equals: email } } })).docs[0]?.id ?? 0;
const change = (id: number, body: object, headers: Record<string, string>) =>
  fetch(`${cms.url}/api/users/${id}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
async function note(key: string, count: number): Promise<void> {
  await cms.payload.delete({ collection: 'rateLimits', where: { key: { equals: key } } });
  await cms.payload.create({
    collection: 'rateLimits',
    data: { key, count, resetsAt: Date.now() + 500_000 },
  });
}

describe('concurrent changes of an account’s sessions', () => {
  const logout = (headers: Record<string, string>) =>
    fetch(`${cms.url}/api/users/logout`, { method: 'POST', headers });
  const refresh = (headers: Record<string, string>) =>
    fetch(`${cms.url}/api/users/refresh-token`, { method: 'POST', headers });
  const rename = async (headers: Record<string, string>) =>
    change(await idOf(EDITOR), { mailLanguage: 'en' }, headers);

  it.each([
    ['log in', undefined, true],
    ['log out', logout, false],
    ['are renewed', refresh, true],
    ['change their settings', rename, true],
  ])('%s during new logins', async (_, act, stays) => {
    const present = await Promise.all([1, 2, 3].map(() => session(EDITOR)));
    const [added] = await Promise.all([
      Promise.all([1, 2, 3].map(() => session(EDITOR))),
      ...present.map(async (headers) => act && expect((await act(headers)).status).toBe(200)),
    ]);
    for (const headers of added) expect(await isLoggedIn(headers)).toBe(true);
    for (const headers of present) expect(await isLoggedIn(headers)).toBe(stays);
  });
});

describe('login', () => {
  it('returns a cookie and a token', async () => {
    const response = await attempt(` ${ADMIN.toUpperCase()}`, PASSWORD);
    expect(response.headers.get('Set-Cookie')).toMatch(/^payload-token=.*HttpOnly.*SameSite=Lax/);
    expect(await response.json()).toMatchObject({
      user: { email: ADMIN },
      token: expect.any(String) as string,
    });
  });

  it('is logged with hashes that reveal neither account nor input', async () => {
    const info = vi.spyOn(cms.payload.logger, 'info');
    const warn = vi.spyOn(cms.payload.logger, 'warn');
    const noted = (calls: readonly unknown[][]) =>
      calls.flatMap(([first]) => (JSON.stringify(first)?.includes('"Login: ') ? [first] : []));
    await attempt(ADMIN);
    await attempt(ADMIN, PASSWORD);
    const account = traceKey('login:account', ADMIN);
    expect(noted(warn.mock.calls)).toEqual([
      { msg: 'Login: wrong e-mail or password', account, from: expect.any(String) as string },
    ]);
    expect(noted(info.mock.calls)).toEqual([
      { msg: 'Login: logged in', account, from: expect.any(String) as string, user: await idOf(ADMIN) },
    ]);
    const written = JSON.stringify([...noted(warn.mock.calls), ...noted(info.mock.calls)]);
    for (const secret of [ADMIN, PASSWORD, 'a wrong password', '127.0.0.1', '::1'])
      expect(written).not.toContain(secret);
    vi.restoreAllMocks();
  });

  it('reveals the existence of an account neither by response nor by timing', async () => {
    const perceive = async (email: string) => {
      const hashes = recordPasswordHashes();
      const response = await attempt(email);
      return { status: response.status, text: await response.text(), hashes };
    };
    const known = await perceive(ADMIN);
    expect(known).toMatchObject({ status: 401, hashes: [{ rounds: 600_000 }] });
    expect(await perceive('nobody@even-derech.example')).toEqual(known);
  });

  it.each([
    {},
    { email: ADMIN },
    { email: ADMIN, password: '' },
    { email: { like: '%' }, password: 'x' },
    null,
  ])('requires address and password: %j', async (body) => {
    expect((await post('login', body)).status).toBe(400);
  });
});

describe('guessing passwords', () => {
  it('is slowed by growing pauses', () => {
    expect([0, 4, 5, 6, 7, 30].map(pauseAfter)).toEqual([0, 0, 5_000, 10_000, 20_000, 900_000]);
  });

  it('is blocked after five wrong passwords, even for the correct one', async () => {
    for (let index = 0; index < 5; index += 1) expect((await attempt(EDITOR)).status).toBe(401);
    const refused = await attempt(EDITOR, PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1);
  });

  it('concurrently has no advantage', async () => {
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => attempt(EDITOR)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
  });

  it('is limited per IPv6 customer network', async () => {
    Object.assign(env, { trustedProxies: 1 });
    onTestFinished(() => void Object.assign(env, { trustedProxies: 0 }));
    await note(traceKey('login:network', '2001:db8:5::/48'), 250);
    const from = (address: string) =>
      post('login', { email: EDITOR, password: PASSWORD }, { 'X-Forwarded-For': address });
    expect((await from('2001:db8:5:77::1')).status).toBe(429);
    expect((await from('2001:db8:6:77::1')).status).toBe(200);
  });

  it('is forgotten after a successful login', async () => {
    for (let index = 0; index < 4; index += 1) await attempt(EDITOR);
    await session(EDITOR);
    expect((await attempt(EDITOR)).status).toBe(401);
    expect((await attempt(EDITOR, PASSWORD)).status).toBe(200);
  });

  it('by strangers does not block logged-in users and known addresses', async () => {
    const admin = await session(ADMIN);
    await note(traceKey('login:account', ADMIN), 50);
    await note('login:all', 1_000);
    expect(await isLoggedIn(admin)).toBe(true);
    expect((await attempt(ADMIN, PASSWORD)).status).toBe(200);
  });

  it('by strangers does not block known devices at any address', async () => {
    const first = await attempt(EDITOR, PASSWORD);
    const device = first.headers.getSetCookie().find((cookie) => cookie.startsWith('known-device=')) ?? '';
    expect(device).toMatch(/HttpOnly; SameSite=Strict/);
    const Cookie = device.split(';')[0] ?? '';
    const withDevice = (email: string, cookie = Cookie, password = PASSWORD) =>
      post('login', { email, password }, { Cookie: cookie });
    const besiege = async () => {
      await cms.payload.delete({ collection: 'rateLimits', where: { id: { exists: true } } });
      for (const email of [ADMIN, EDITOR]) await note(traceKey('login:account', email), 50);
      await note('login:all', 1_000);
    };
    await besiege();
    expect((await attempt(EDITOR, PASSWORD)).status).toBe(429);
    expect((await withDevice(ADMIN)).status).toBe(429);
    expect(
      (
        await withDevice(
          EDITOR,
          Cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        )
      ).status,
    ).toBe(429);
    expect((await withDevice(EDITOR)).status).toBe(200);
    // The known device has its own limit for wrong passwords.
    await besiege();
    for (let index = 0; index < 5; index += 1)
      expect((await withDevice(EDITOR, Cookie, 'a wrong password')).status).toBe(401);
    expect((await withDevice(EDITOR)).status).toBe(429);
  });

  it('of one account from many addresses is limited', async () => {
    await note(traceKey('login:account', EDITOR), 50);
    expect((await attempt(EDITOR, PASSWORD)).status).toBe(429);
    expect((await attempt(ADMIN, PASSWORD)).status).toBe(200);
  });

  it('of many accounts from one address is limited', async () => {
    for (let index = 0; index < 50; index += 1)
      expect((await attempt(`person-${index}@even-derech.example`)).status).toBe(401);
    expect((await attempt('another@even-derech.example')).status).toBe(429);
  });

  it('of many accounts from many addresses is limited', async () => {
    await note('login:all', 1_000);
    expect((await attempt(EDITOR, PASSWORD)).status).toBe(429);
  });
});

describe('password', () => {
  const next = 'another-password-of-the-tests';

  it('is changed with the old one, which ends other sessions', async () => {
    const [mine, other] = [await session(EDITOR), await session(EDITOR)];
    const id = await idOf(EDITOR);
    expect((await change(id, { password: next }, mine)).status).toBe(400);
    expect((await change(id, { password: next, currentPassword: 'wrong' }, mine)).status).toBe(400);
    expect(await isLoggedIn(other)).toBe(true);
    expect((await change(id, { password: next, currentPassword: PASSWORD }, mine)).status).toBe(200);
    expect(await isLoggedIn(mine)).toBe(true);
    expect(await isLoggedIn(other)).toBe(false);
    expect((await attempt(EDITOR, PASSWORD)).status).toBe(401);
    expect((await change(id, { password: PASSWORD, currentPassword: next }, mine)).status).toBe(200);
  });

  it.each(['abc', 'password1234', `my ${EDITOR}`])(
    'is rejected when it is easily guessed: %s',
    async (password) => {
      const mine = await session(EDITOR);
      const response = await change(await idOf(EDITOR), { password, currentPassword: PASSWORD }, mine);
      expect(response.status).toBe(400);
      const admin = await session(ADMIN);
      const made = await fetch(`${cms.url}/api/users`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...admin },
        body: JSON.stringify({
          name: EDITOR,
          email: EDITOR.replace('editor', 'new'),
          roles: ['editor'],
          password,
        }),
      });
      expect(made.status).toBe(400);
    },
  );

  it('of another account is changed by an administrator with their own', async () => {
    const admin = await session(ADMIN);
    const theirs = await session(EDITOR);
    const id = await idOf(EDITOR);
    expect((await change(id, { password: next }, admin)).status).toBe(400);
    expect((await change(id, { password: next, currentPassword: PASSWORD }, admin)).status).toBe(200);
    expect(await isLoggedIn(theirs)).toBe(false);
    expect(await isLoggedIn(admin)).toBe(true);
    await change(id, { password: PASSWORD, currentPassword: PASSWORD }, admin);
  });

  it('cannot be changed for several accounts at once', async () => {
    const response = await fetch(`${cms.url}/api/users?where[id][exists]=true`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', ...(await session(ADMIN)) },
      body: JSON.stringify({ password: next, currentPassword: PASSWORD }),
    });
    expect(response.status).toBe(403);
  });
});

describe('the password of the logged-in user', () => {
  it('cannot be guessed from within a session', async () => {
    const mine = await session(EDITOR);
    const id = await idOf(EDITOR);
    const guess = async (currentPassword: string) =>
      (await change(id, { email: 'other@even-derech.example', currentPassword }, mine)).status;
    for (let index = 0; index < 10; index += 1) expect(await guess(`wrong ${index}`)).toBe(400);
    expect(await guess('wrong')).toBe(429);
    expect(await guess(PASSWORD)).toBe(429);
    expect((await attempt(EDITOR, PASSWORD)).status).toBe(200);
    passwordAttempts.clear();
    expect((await change(id, { name: 'Dana', currentPassword: 'wrong' }, mine)).status).toBe(200);
  });

  it('is required to create an administrator', async () => {
    const admin = await session(ADMIN);
    const create = async (more: object) => {
      const response = await fetch(`${cms.url}/api/users`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...admin },
        body: JSON.stringify({
          name: 'Noa',
          email: 'noa@even-derech.example',
          password: 'zebra-cactus-violin-77',
          roles: ['administrator'],
          ...more,
        }),
      });
      return response.status;
    };
    expect(await create({})).toBe(400);
    expect(await create({ currentPassword: PASSWORD })).toBe(201);
    expect(await create({ email: 'gal@even-derech.example', roles: ['editor'] })).toBe(201);
    const id = await idOf('gal@even-derech.example');
    const roles = ['administrator'];
    expect((await change(id, { roles }, admin)).status).toBe(400);
    expect((await change(id, { roles, currentPassword: PASSWORD }, admin)).status).toBe(200);
    expect((await change(id, { roles, name: 'Gal' }, admin)).status).toBe(200);
  });
});

describe('a page of the site or another website', () => {
  const SITE = 'http://localhost:9101';

  it.each([SITE, 'https://evil.example', 'null'])('%s cannot log in or write', async (Origin) => {
    const body = { email: ADMIN, password: PASSWORD };
    for (const path of ['login', 'forgot-password', 'reset-password', 'logout'])
      expect((await post(path, body, { Origin })).status).toBe(403);
    expect((await post('login', body, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await post('login', body, { Origin: 'http://localhost:3101' })).status).toBe(200);
  });

  it('cannot read with the admin’s login, and no response contains the session', async () => {
    const response = await attempt(ADMIN, PASSWORD);
    const Cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const me = (Origin: string) => fetch(`${cms.url}/api/users/me`, { headers: { Cookie, Origin } });
    const foreign = await me(SITE);
    expect(foreign.headers.get('Access-Control-Allow-Origin')).not.toBe(SITE);
    expect(await foreign.json()).toMatchObject({ user: null });
    const own = await (await me('http://localhost:3101')).text();
    expect(own).toContain(ADMIN);
    expect(own).not.toMatch(/"(refreshed)?[tT]oken":"/);
    const refreshed = await post('refresh-token', {}, { Cookie, Origin: 'http://localhost:3101' });
    expect(refreshed.status).toBe(200);
    expect(await refreshed.text()).not.toMatch(/"(refreshed)?[tT]oken":"/);
  });
});

describe('e-mail address', () => {
  it('requires the password to change, unlike other settings', async () => {
    const mine = await session(EDITOR);
    const id = await idOf(EDITOR);
    const email = 'editor2@even-derech.example';
    expect((await change(id, { email }, mine)).status).toBe(400);
    expect((await change(id, { email: EDITOR, mailLanguage: 'en' }, mine)).status).toBe(200);
    expect((await change(id, { email, currentPassword: PASSWORD }, mine)).status).toBe(200);
    expect((await change(id, { email: EDITOR, currentPassword: PASSWORD }, mine)).status).toBe(200);
  });
});
