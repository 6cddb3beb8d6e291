import { afterAll, beforeAll, expect, it } from 'vitest';
import { caller, callRest, type Caller } from '../../test/inboxHarness';
import { startCms, type RunningCms } from '../../test/startCms';

let cms: RunningCms;
let admin: Caller;
let id: number;

const administrators = async () =>
  (await cms.payload.find({ collection: 'users', where: { roles: { in: ['administrator'] } } })).docs;

beforeAll(async () => {
  cms = await startCms();
  admin = await caller(cms, 'admin');
  const [first] = await administrators();
  if (!first) throw new Error('There is no administrator');
  id = first.id;
});
afterAll(() => cms.stop());

const LIST = { he: 'התפקידים חייבים להיות רשימה.', en: 'The roles must be a list.' };
const NO_LISTS = ['administrator', '', null, 7, { 0: 'administrator' }, [['administrator']], [null]];

it.each(NO_LISTS)('of an account must be a list: rejects %j and keeps the roles', async (roles) => {
  for (const language of ['he', 'en'] as const) {
    const headers = { ...admin, 'Accept-Language': language };
    const response = await callRest(cms, 'PATCH', `users/${id}`, headers, { roles });
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain(LIST[language]);
  }
  expect((await administrators()).map((one) => one.id)).toContain(id);
});

it('cannot be changed in bulk, and must be a list for a new account', async () => {
  const roles = 'administrator';
  const many = await callRest(cms, 'PATCH', `users?where[id][equals]=${id}`, admin, { roles });
  expect(many.status).toBe(403);
  const account = {
    name: 'חדשה',
    email: 'new@even-derech.example',
    password: 'another correct horse',
    roles,
  };
  expect((await callRest(cms, 'POST', 'users', admin, account)).status).toBe(400);
  expect((await administrators()).map((one) => one.id)).toEqual([id]);
});

it('of an account are changed by a list', async () => {
  const [editor] = (await cms.payload.find({ collection: 'users', where: { email: { like: 'editor@' } } }))
    .docs;
  const path = `users/${editor?.id}`;
  const changed = await callRest(cms, 'PATCH', path, admin, { roles: ['editor', 'staff'] });
  expect(changed.status).toBe(200);
  expect(await changed.json()).toMatchObject({ doc: { roles: ['editor', 'staff'] } });
});
