import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn } from '../../test/logIn';
import { startCms, type RunningCms } from '../../test/startCms';
import { canDecideRedirects, findRemovals } from './findRemovals';
import { saveRemoval } from './removalStore';

let cms: RunningCms;
let editor: { Authorization: string };
let parent: number;

beforeAll(async () => {
  cms = await startCms();
  editor = await logIn(cms, 'editor');
  parent = await published('activities');
});
afterAll(() => cms.stop());

async function published(slug: string, parentPage?: number): Promise<number> {
  const { id } = await cms.payload.create({
    collection: 'pages',
    locale: 'he',
    data: {
      title: `דף ${slug}`,
      slug,
      template: 'generic',
      languages: ['he'],
      _status: 'published',
      ...(parentPage && { parentPage }),
    },
  });
  return id;
}

const call = (path: string, method: string, body?: object, who: object = editor) =>
  fetch(`${cms.url}/api/${path}`, {
    method,
    headers: { ...who, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

const questionOf = async (id: number) =>
  (await findRemovals(await createLocalReq({}, cms.payload))).find((question) => question.id === id);

async function redirectsFrom(from: string) {
  const { docs } = await cms.payload.find({
    collection: 'redirects',
    where: { from: { equals: from } },
    depth: 0,
  });
  return docs.map(({ to, statusCode }) => [to?.page, statusCode]);
}

test.each([
  [
    'moved to the trash',
    (id: number) => call(`pages/${id}`, 'PATCH', { deletedAt: new Date().toISOString() }),
  ],
  ['deleted for good', (id: number) => call(`pages/${id}`, 'DELETE')],
  ['taken off the site', (id: number) => call(`pages/${id}`, 'PATCH', { _status: 'draft' })],
])(
  'asks where the address of a page that is %s should lead, and redirects it to the answer',
  async (_name, remove) => {
    const slug = `gone-${Math.random().toString(36).slice(2, 8)}`;
    const id = await published(slug, parent);
    expect(await questionOf(id)).toBeUndefined();
    expect((await remove(id)).status).toBe(200);
    const path = `/activities/${slug}/`;
    expect(await questionOf(id)).toMatchObject({ title: `דף ${slug}`, paths: [path], parent });
    const answer = await call('redirects/gone', 'POST', { collection: 'pages', id, page: parent });
    expect(await answer.json()).toEqual({ redirected: [path] });
    expect(await redirectsFrom(path)).toEqual([[parent, '301']]);
    expect(await questionOf(id)).toBeUndefined();
  },
);

const unpublish = (id: number) => call(`pages/${id}`, 'PATCH', { _status: 'draft' });
const rename = (id: number, slug: string) =>
  call(`pages/${id}?locale=he`, 'PATCH', { slug, _status: 'published' });

test.each([
  ['taken off the site', unpublish],
  ['deleted for good', (id: number) => call(`pages/${id}`, 'DELETE')],
])('asks about the former addresses of a page that is %s', async (name, remove) => {
  const slug = `renamed-${name.length}`;
  const id = await published(slug, parent);
  await rename(id, `${slug}-b`);
  const [former, path] = [`/activities/${slug}/`, `/activities/${slug}-b/`];
  expect(await redirectsFrom(former)).toEqual([[id, '301']]);
  expect((await remove(id)).status).toBe(200);
  expect(await questionOf(id)).toMatchObject({ paths: [path, former] });
  const answer = await call('redirects/gone', 'POST', { collection: 'pages', id, page: parent });
  expect(await answer.json()).toEqual({ redirected: [path, former] });
  for (const from of [path, former]) expect(await redirectsFrom(from)).toEqual([[parent, '301']]);
  expect(await questionOf(id)).toBeUndefined();
});

test('redirects former addresses to a restored page, except those that an editor has redirected since', async () => {
  const id = await published('first');
  for (const slug of ['second', 'third', 'fourth']) await rename(id, slug);
  await unpublish(id);
  await call('redirects/gone', 'POST', { collection: 'pages', id, page: parent });
  const elsewhere = await published('elsewhere');
  const { docs } = await cms.payload.find({
    collection: 'redirects',
    where: { from: { equals: '/second/' } },
  });
  await call(`redirects/${docs[0]?.id}`, 'PATCH', { to: { kind: 'page', page: elsewhere } });
  await rename(id, 'third');
  expect(await redirectsFrom('/first/')).toEqual([[id, '301']]);
  expect(await redirectsFrom('/second/')).toEqual([[elsewhere, '301']]);
  // When the page is removed again, editors must be asked about its former URLs again too.
  await unpublish(id);
  expect((await questionOf(id))?.paths).toEqual(expect.arrayContaining(['/first/']));
});

test('deletes a redirect from a restored page’s own address, so that a later move works', async () => {
  const id = await published('returns', parent);
  await call(`pages/${id}`, 'PATCH', { deletedAt: new Date().toISOString() });
  await call('redirects/gone', 'POST', { collection: 'pages', id, page: parent });
  expect(await redirectsFrom('/activities/returns/')).toEqual([[parent, '301']]);
  await call(`pages/${id}?trash=true`, 'PATCH', { deletedAt: null, _status: 'published' });
  expect(await redirectsFrom('/activities/returns/')).toEqual([]);
  await rename(id, 'moves-on');
  expect(await redirectsFrom('/activities/returns/')).toEqual([[id, '301']]);
});

test('keeps a redirect that an editor has changed when the page returns', async () => {
  const id = await published('led-on', parent);
  await unpublish(id);
  await call('redirects/gone', 'POST', { collection: 'pages', id, page: parent });
  const { docs } = await cms.payload.find({
    collection: 'redirects',
    where: { from: { equals: '/activities/led-on/' } },
  });
  const other = await published('other-target');
  await call(`redirects/${docs[0]?.id}`, 'PATCH', { to: { kind: 'page', page: other } });
  await rename(id, 'led-on');
  expect(await redirectsFrom('/activities/led-on/')).toEqual([[other, '301']]);
});

test('redirects the old address of a page that returns at another one', async () => {
  const id = await published('left', parent);
  await unpublish(id);
  await rename(id, 'found');
  expect(await redirectsFrom('/activities/left/')).toEqual([[id, '301']]);
  expect(await questionOf(id)).toBeUndefined();
});

test.each([
  ['taken off the site', (id: number) => call(`jobs/${id}`, 'PATCH', { _status: 'draft' })],
  ['deleted for good', (id: number) => call(`jobs/${id}`, 'DELETE')],
])('asks about a job that is %s and proposes the careers page', async (name, remove) => {
  const orderId = 4000 + name.length;
  const careers = await cms.payload.create({
    collection: 'pages',
    locale: 'he',
    data: {
      title: 'דרושים',
      slug: `careers-${orderId}`,
      template: 'career',
      languages: ['he'],
      _status: 'published',
    },
  });
  const { id } = await cms.payload.create({
    collection: 'jobs',
    locale: 'he',
    data: {
      jobName: 'מנהל עבודה',
      description: 'תיאור',
      orderId,
      startAdvertisingDate: '2026-01-01T00:00:00.000Z',
      languages: ['he'],
      _status: 'published',
    },
  });
  expect(await questionOf(id)).toBeUndefined();
  expect((await remove(id)).status).toBe(200);
  const path = `/career/${orderId}/`;
  expect(await questionOf(id)).toMatchObject({
    collection: 'jobs',
    title: 'מנהל עבודה',
    paths: [path],
    parent: careers.id,
  });
  const answer = await call('redirects/gone', 'POST', { collection: 'jobs', id, page: careers.id });
  expect(await answer.json()).toEqual({ redirected: [path] });
  expect(await redirectsFrom(path)).toEqual([[careers.id, '301']]);
  await cms.payload.delete({ collection: 'pages', id: careers.id });
});

test('accepts that an address stays without a redirect', async () => {
  const id = await published('left-alone');
  await call(`pages/${id}`, 'DELETE');
  const answer = await call('redirects/gone', 'POST', { collection: 'pages', id, page: null });
  expect(await answer.json()).toEqual({ redirected: [] });
  expect(await redirectsFrom('/left-alone/')).toEqual([]);
  expect(await questionOf(id)).toBeUndefined();
});

test('does not ask about a restored page, or about an address that another page has taken', async () => {
  const back = await published('comes-back');
  await call(`pages/${back}`, 'PATCH', { _status: 'draft' });
  expect(await questionOf(back)).toBeDefined();
  await call(`pages/${back}?locale=he`, 'PATCH', { _status: 'published' });
  expect(await questionOf(back)).toBeUndefined();
  const old = await published('taken-over');
  await call(`pages/${old}`, 'DELETE');
  await published('taken-over');
  expect(await questionOf(old)).toBeUndefined();
});

test('asks neither about unpublished drafts nor staff', async () => {
  const { id } = await cms.payload.create({
    collection: 'pages',
    locale: 'he',
    draft: true,
    data: { title: 'טיוטה', slug: 'never-public', template: 'generic', languages: ['he'] },
  });
  await call(`pages/${id}`, 'DELETE');
  expect(await questionOf(id)).toBeUndefined();
  const staff = await logIn(cms, 'staff');
  expect((await call('redirects/gone', 'POST', { collection: 'pages', id, page: null }, staff)).status).toBe(
    401,
  );
  const { docs } = await cms.payload.find({ collection: 'users', depth: 0 });
  for (const user of docs)
    expect(canDecideRedirects({ ...user, collection: 'users' })).toBe(!user.roles.includes('staff'));
});

test('still asks an old question when redirects have settled many newer ones', async () => {
  const { payload } = cms;
  const scope = await createLocalReq({}, payload);
  const asks = (id: number, year: number) =>
    saveRemoval(scope, {
      collection: 'pages',
      id,
      title: `${id}`,
      paths: [`/old-${id}/`],
      former: [],
      deleted: false,
      parent,
      at: `${year}-01-01T00:00:00.000Z`,
    });
  await asks(9000, 2020);
  for (let id = 9001; id <= 9120; id += 1) {
    await asks(id, 2099);
    await payload.db.create({
      collection: 'redirects',
      data: { from: `/old-${id}/`, statusCode: '301', to: { kind: 'page', page: parent } },
    });
  }
  expect((await questionOf(9000))?.paths).toEqual(['/old-9000/']);
  const answer = await call('redirects/gone', 'POST', { collection: 'pages', id: 9000, page: parent });
  expect(await answer.json()).toEqual({ redirected: ['/old-9000/'] });
  expect(await questionOf(9000)).toBeUndefined();
});

test('limits the number of questions shown at once', async () => {
  const scope = await createLocalReq({}, cms.payload);
  for (let id = 9200; id < 9230; id += 1)
    await saveRemoval(scope, {
      collection: 'pages',
      id,
      title: `${id}`,
      paths: [`/many-${id}/`],
      former: [],
      deleted: false,
      parent,
      at: `2098-01-01T00:00:00.${id - 9000}Z`,
    });
  expect((await findRemovals(scope)).map(({ id }) => id)).toEqual(
    Array.from({ length: 20 }, (_, at) => 9229 - at),
  );
});
