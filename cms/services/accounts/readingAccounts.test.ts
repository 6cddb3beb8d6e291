import { afterAll, beforeAll, expect, it } from 'vitest';
import { caller, callRest, type Caller } from '../../test/inboxHarness';
import { startCms, type RunningCms } from '../../test/startCms';

let cms: RunningCms;
let staff: Caller;

beforeAll(async () => {
  cms = await startCms();
  staff = await caller(cms, 'staff');
});
afterAll(() => cms.stop());

interface Account {
  id: number;
  name: string;
  email?: string;
}

const accounts = async (who: Caller, query = '') => {
  const response = await callRest(cms, 'GET', `users?sort=id${query}`, who);
  return { status: response.status, docs: ((await response.json()) as { docs?: Account[] }).docs ?? [] };
};

it('staff read the names of others, and only their own address', async () => {
  const { docs } = await accounts(staff);
  expect(docs.length).toBeGreaterThan(2);
  expect(docs.every(({ name }) => Boolean(name))).toBe(true);
  expect(docs.flatMap(({ email }) => email ?? [])).toEqual(['staff@even-derech.example']);
  expect((await accounts(staff, '&where[email][like]=admin')).docs).toEqual([]);
});

it('staff find assignees of messages', async () => {
  const { status, docs } = await accounts(staff, '&where[roles][in]=staff,administrator');
  expect(status).toBe(200);
  expect(docs.length).toBeGreaterThanOrEqual(2);
});

it('administrators read all addresses, other users their own', async () => {
  const { docs } = await accounts(await caller(cms, 'admin'));
  expect(docs.every(({ email }) => Boolean(email))).toBe(true);
  const me = await callRest(cms, 'GET', 'users/me', await caller(cms, 'editor'));
  expect(await me.json()).toMatchObject({ user: { email: 'editor@even-derech.example' } });
});
