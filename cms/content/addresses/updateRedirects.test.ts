import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Page } from '../../payload-types';
import { openPayload } from '../../test/openPayload';

let payload: Payload;

beforeAll(async () => {
  payload = await openPayload();
});
afterAll(() => payload.destroy());
beforeEach(async () => {
  await payload.delete({ collection: 'redirects', where: { id: { exists: true } } });
});

type Values = Partial<Page>;

async function publish(slug: string, values: Values = {}): Promise<number> {
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'he',
    draft: true,
    data: { title: slug, slug, template: 'generic', languages: ['he', 'en'], ...values },
  });
  await payload.update({
    collection: 'pages',
    id,
    locale: 'en',
    data: { title: slug, slug, _status: 'published' },
  });
  return id;
}

const save = (id: number, data: Values, draft = false) =>
  payload.update({
    collection: 'pages',
    id,
    locale: 'he',
    data: { ...(!draft && { _status: 'published' }), ...data },
    draft,
  });

/** Returns the source path of each redirect, with the id of the page it leads to. */
async function redirects(): Promise<[string, number | null][]> {
  const { docs } = await payload.find({ collection: 'redirects', depth: 0, pagination: false, sort: 'from' });
  return docs.map(({ from, to }) => [from, (to?.page as number | null) ?? null]);
}

test('keeps a permanent redirect for a renamed page, which editors see as automatic', async () => {
  const id = await publish('old-name');
  await save(id, { slug: 'new-name' });
  const { docs } = await payload.find({ collection: 'redirects', depth: 0 });
  expect(docs).toEqual([
    expect.objectContaining({
      from: '/old-name/',
      to: expect.objectContaining({ kind: 'page', page: id }),
      statusCode: '301',
      automatic: true,
    }),
  ]);
});

test('keeps a redirect for each page and language of a moved branch', async () => {
  const parent = await publish('branch');
  const child = await publish('leaf', { parentPage: parent });
  const top = await publish('top');
  await save(parent, { parentPage: top });
  expect(await redirects()).toEqual([
    ['/branch/', parent],
    ['/branch/leaf/', child],
    ['/en/branch/', parent],
    ['/en/branch/leaf/', child],
  ]);
});

test('redirects every old address of a page straight to it after two moves', async () => {
  const id = await publish('a');
  await save(id, { slug: 'b' });
  await save(id, { slug: 'c' });
  expect(await redirects()).toEqual([
    ['/a/', id],
    ['/b/', id],
  ]);
});

test('deletes the redirect when the page returns to its old address', async () => {
  const id = await publish('here');
  await save(id, { slug: 'there' });
  await save(id, { slug: 'here' });
  expect(await redirects()).toEqual([['/there/', id]]);
});

test('creates no redirect from a page to itself when two pages swap addresses', async () => {
  const one = await publish('first-place');
  const two = await publish('second-place');
  await save(one, { slug: 'between' });
  await save(two, { slug: 'first-place' });
  await save(one, { slug: 'second-place' });
  expect(await redirects()).toEqual([['/between/', one]]);
});

test('deletes the redirect when another page takes the address, and tells the site', async () => {
  const id = await publish('vacant');
  await save(id, { slug: 'moved-on' });
  const { docs } = await payload.find({ collection: 'redirects' });
  const stones = () =>
    payload.count({
      collection: 'tombstones',
      where: { collectionSlug: { equals: 'redirects' }, documentId: { equals: String(docs[0]?.id) } },
    });
  const { totalDocs: before } = await stones();
  await payload.create({
    collection: 'pages',
    locale: 'he',
    data: { title: 'taker', slug: 'vacant', template: 'generic', languages: ['he'], _status: 'published' },
  });
  expect(await redirects()).toEqual([]);
  expect((await stones()).totalDocs).toBe(before + 1);
});

test('creates no redirect for a page that was never public or moved only as a draft', async () => {
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'he',
    draft: true,
    data: { title: 'idea', slug: 'idea', template: 'generic', languages: ['he'] },
  });
  await save(id, { slug: 'better-idea' });
  const published = await publish('stays');
  await save(published, { slug: 'perhaps' }, true);
  expect(await redirects()).toEqual([]);
});

test('deletes the redirects to a deleted page', async () => {
  const id = await publish('doomed');
  await save(id, { slug: 'doomed-too' });
  await payload.delete({ collection: 'pages', id });
  expect(await redirects()).toEqual([]);
});

test('leaves an editor’s own redirect unchanged', async () => {
  const target = await publish('target');
  const id = await publish('covered');
  await payload.create({
    collection: 'redirects',
    data: { from: '/covered/', to: { kind: 'page', page: target }, statusCode: '302' },
  });
  await save(id, { slug: 'uncovered' });
  expect(await redirects()).toEqual([['/covered/', target]]);
});

test('turns an automatic redirect into an editor’s own when an editor saves it', async () => {
  const id = await publish('was-mine');
  await save(id, { slug: 'is-mine' });
  const { docs } = await payload.find({ collection: 'redirects' });
  await payload.update({ collection: 'redirects', id: docs[0]?.id ?? 0, data: { statusCode: '302' } });
  await save(id, { slug: 'was-mine' });
  expect(await redirects()).toEqual([
    ['/is-mine/', id],
    ['/was-mine/', id],
  ]);
});
