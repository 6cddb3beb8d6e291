import { createServer } from 'node:http';
import { draftQueue } from './draftQueue.mjs';

/** @type {import('node:http').Server} */
let server;
let url = '';
let isWell = true;
/** @type {Record<string, object>} */
let documents = {};

beforeAll(async () => {
  server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://cms');
    const document = address.pathname === '/web/health' ? {} : documents[address.pathname];
    response.writeHead(!isWell ? 503 : document ? 200 : 404).end(JSON.stringify(document ?? {}));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  url = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Creates a fake of `loadDrafts` that records its calls in order. */
function standIn() {
  /** @type {string[]} */
  const done = [];
  /** @type {Record<string, object>} */
  const pages = { '/about/': { path: '/about/', slices: { header: 'header-he', footer: 'none' } } };
  const place = { path: /** @type {string | undefined} */ (undefined), hasNode: false, isTaken: false };
  const drafts = {
    refresh: async () => void done.push('refresh'),
    read: async (/** @type {any} */ { collection, id, values }) =>
      void done.push(`read ${collection}/${id} ${JSON.stringify(values)}`),
    forgetTyped: async (/** @type {any} */ kept) => void done.push(`forget all but ${kept?.id ?? 'none'}`),
    pageAt: async (/** @type {string} */ path) => {
      done.push(`page ${path}`);
      await new Promise((resolve) => setImmediate(resolve));
      done.push(`shown ${path}`);
      return pages[path] ?? null;
    },
    slice: async (/** @type {string} */ name) =>
      name === 'header-he' ? { data: { name }, sliceContext: {} } : null,
    locate: () => place,
  };
  return { done, place, drafts: /** @type {any} */ (drafts) };
}

afterEach(() => {
  isWell = true;
  documents = {};
});

/** @param {any} drafts @param {() => number} [now] */
const deskOf = (drafts, now) => draftQueue(drafts, { url, apiKey: 'key', ...(now && { now }) });
/** @param {Promise<unknown>} answer */
const reasonOf = (answer) =>
  answer.then(
    () => null,
    ({ reason }) => reason,
  );

it('answers sequentially and removes edits of other editors', async () => {
  const { done, drafts } = standIn();
  const desk = deskOf(drafts);
  const edit = { collection: 'pages', id: 7, locale: 'he', values: { title: 'ה' } };
  await Promise.all([desk.page({ path: '/about/', edit }), desk.page({ path: '/about/' })]);
  expect(done).toEqual([
    'forget all but 7',
    'read pages/7 {"title":"ה"}',
    'page /about/',
    'shown /about/',
    'forget all but none',
    'page /about/',
    'shown /about/',
  ]);
});

it('reads saved changes after a save and after the cache expires', async () => {
  const { done, drafts } = standIn();
  let time = 0;
  const desk = deskOf(drafts, () => time);
  await desk.page({ path: '/about/' });
  expect(done).not.toContain('refresh');
  await desk.page({ path: '/about/', isSaved: true });
  time = 11_000;
  await desk.page({ path: '/about/' });
  expect(done.filter((step) => step === 'refresh')).toHaveLength(2);
});

it('reads one document during typing, and everything after a save', async () => {
  const { done, drafts } = standIn();
  const desk = deskOf(drafts);
  const edit = { collection: 'pages', id: 7, locale: 'he', values: {} };
  await desk.page({ path: '/about/', edit });
  expect(done).not.toContain('refresh');
  await desk.page({ path: '/about/', edit, isSaved: true });
  expect(done.filter((step) => /^re/.test(step))).toEqual(['read pages/7 {}', 'refresh', 'read pages/7 {}']);
});

it('continues after a failed question', async () => {
  const { drafts } = standIn();
  const desk = deskOf(drafts);
  expect(await reasonOf(desk.page({ path: '/nowhere/' }))).toBe('notFound');
  await expect(desk.page({ path: '/about/' })).resolves.toMatchObject({ path: '/about/' });
});

it('reports that the CMS is down', async () => {
  isWell = false;
  const desk = deskOf(standIn().drafts);
  expect(await reasonOf(desk.page({ path: '/about/', isSaved: true }))).toBe('cmsDown');
  expect(await reasonOf(desk.locate({ collection: 'pages', id: 7, locale: 'he' }))).toBe('cmsDown');
});

describe('the page of a document', () => {
  const document = { collection: 'pages', id: 7, locale: 'en' };
  const saved = '/api/pages/7';

  it('has a path', async () => {
    const { done, drafts, place } = standIn();
    place.path = '/en/about/';
    await expect(deskOf(drafts).locate(document)).resolves.toEqual({ path: '/en/about/' });
    expect(done.filter((step) => /^re/.test(step))).toEqual(['read pages/7 undefined']);
  });

  it.each([
    ['gone', {}, {}],
    ['noAddress', { [saved]: { path: null, languages: ['he', 'en'] } }, {}],
    ['otherLanguage', { [saved]: { path: null, languages: ['he'] } }, {}],
    ['incomplete', { [saved]: { path: '/en/about/' } }, {}],
    ['noTemplate', {}, { hasNode: true }],
    ['addressTaken', {}, { hasNode: true, isTaken: true }],
  ])('reports why it has no path: %s', async (reason, known, place) => {
    documents = known;
    const there = standIn();
    Object.assign(there.place, place);
    expect(await reasonOf(deskOf(there.drafts).locate(document))).toBe(reason);
  });
});

it('returns slice results of a page on request', async () => {
  const { drafts } = standIn();
  const desk = deskOf(drafts);
  expect(await desk.page({ path: '/about/' })).not.toHaveProperty('sliceResults');
  expect(await desk.page({ path: '/about/', withSlices: true })).toMatchObject({
    sliceResults: { 'header-he': { data: { name: 'header-he' }, sliceContext: {} } },
  });
});

it('returns slices as saved, without unsaved edits', async () => {
  const { done, drafts } = standIn();
  const desk = deskOf(drafts);
  const edit = { collection: 'globals', id: 'header', locale: 'he', values: {} };
  await desk.page({ path: '/about/', edit });
  done.length = 0;
  expect(await desk.slice({ name: 'header-he' })).toEqual({ data: { name: 'header-he' }, sliceContext: {} });
  expect(done).toEqual(['forget all but none']);
  expect(await reasonOf(desk.slice({ name: 'unknown' }))).toBe('notFound');
});

it('locates globals on the home page, and reports a missing home page', async () => {
  const { place, drafts } = standIn();
  const desk = deskOf(drafts);
  const header = { collection: 'globals', id: 'header', locale: 'en' };
  place.hasNode = true;
  expect(await reasonOf(desk.locate(header))).toBe('notFound');
  place.path = '/en/';
  await expect(desk.locate(header)).resolves.toEqual({ path: '/en/' });
});
