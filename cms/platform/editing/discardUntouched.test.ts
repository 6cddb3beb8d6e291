import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { logIn } from '../../test/logIn';
import { startCms, type RunningCms } from '../../test/startCms';
import { removeUntouched } from './discardUntouched';

let cms: RunningCms;
let editor: { Authorization: string };
let req: PayloadRequest;

beforeAll(async () => {
  cms = await startCms();
  editor = await logIn(cms, 'editor');
  const { docs } = await cms.payload.find({
    collection: 'users',
    where: { email: { equals: 'editor@even-derech.example' } },
  });
  req = await createLocalReq({ user: { ...docs[0], collection: 'users' } as never }, cms.payload);
});
afterAll(() => cms.stop());
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a document like the admin when the form of a new page opens. */
const openForm = () =>
  cms.payload.create({
    collection: 'pages',
    data: {} as never,
    draft: true,
    depth: 0,
    locale: 'he',
    overrideAccess: false,
    req,
    user: req.user,
  });

async function listed(): Promise<(number | string)[]> {
  const { config } = cms.payload.collections.pages;
  const where = await config.admin.baseFilter?.({ req, limit: 10, page: 1, sort: 'id' });
  const { docs } = await cms.payload.find({
    collection: 'pages',
    draft: true,
    pagination: false,
    ...(where && { where }),
  });
  return docs.map(({ id }) => id);
}

const call = (path: string, method: string, body: object = {}) =>
  fetch(`${cms.url}/api/${path}`, {
    method,
    headers: { ...editor, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const exists = async (id: number) =>
  (await cms.payload.count({ collection: 'pages', where: { id: { equals: id } } })).totalDocs === 1;

test('hides a page whose form was only opened, and deletes it when the form is left', async () => {
  const { id } = await openForm();
  expect(await listed()).not.toContain(id);
  expect(await (await call(`pages/${id}/discard`, 'POST')).json()).toEqual({ discarded: true });
  expect(await exists(id)).toBe(false);
});

test('lists and keeps a page with input', async () => {
  const { id } = await openForm();
  const typed = { title: 'יום פתוח', _status: 'draft' };
  expect((await call(`pages/${id}?draft=true&autosave=true&locale=he`, 'PATCH', typed)).status).toBe(200);
  expect(await listed()).toContain(id);
  expect(await (await call(`pages/${id}/discard`, 'POST')).json()).toEqual({ discarded: false });
  expect(await exists(id)).toBe(true);
});

test('treats a page created by a program like any other', async () => {
  const { id } = await cms.payload.create({
    collection: 'pages',
    draft: true,
    locale: 'he',
    data: { title: 'מתוכנית', template: 'generic', languages: ['he'] },
  });
  expect(await listed()).toContain(id);
});

test('deletes only untouched pages, after a day, if the browser did not', async () => {
  const { id: old } = await openForm();
  const { id: typed } = await openForm();
  await call(`pages/${typed}?draft=true&locale=he`, 'PATCH', { title: 'נשמר', _status: 'draft' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
  const { id: fresh } = await openForm();
  await removeUntouched(cms.payload);
  expect([await exists(old), await exists(typed), await exists(fresh)]).toEqual([false, true, true]);
});

test('rejects a discard without a login', async () => {
  const { id } = await openForm();
  const response = await fetch(`${cms.url}/api/pages/${id}/discard`, { method: 'POST' });
  expect(response.status).toBe(401);
  expect(await exists(id)).toBe(true);
});
