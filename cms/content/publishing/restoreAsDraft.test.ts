import type { Where } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn } from '../../test/logIn';
import type { Locale } from '../../platform/locales/locales';
import { startCms, type RunningCms } from '../../test/startCms';

let cms: RunningCms;
let editor: Record<string, string>;

beforeAll(async () => {
  cms = await startCms();
  editor = await logIn(cms, 'editor', { 'Accept-Language': 'en' });
});
afterAll(() => cms.stop());

/**
 * Creates a draft named "First" and publishes the page as "Second". Returns the page's id and the id of the draft's
 * version.
 */
async function publishedPage(
  slug: string,
  locale: Locale = 'he',
): Promise<{ id: number; draft: number | string }> {
  const { payload } = cms;
  const page = { title: 'First', slug, template: 'generic' as const, languages: [locale] };
  const { id } = await payload.create({ collection: 'pages', locale, draft: true, data: page });
  const { docs } = await payload.findVersions({ collection: 'pages', where: { parent: { equals: id } } });
  const data = { title: 'Second', _status: 'published' as const };
  await payload.update({ collection: 'pages', locale, id, data });
  return { id, draft: docs[0]?.id ?? '' };
}

const titleOf = async (id: number, draft: boolean, locale: Locale = 'he') => {
  const page = await cms.payload.findByID({ collection: 'pages', id, locale, draft, depth: 0 });
  return [page.title, page._status];
};

const restore = (version: number | string, query: string, headers = editor) =>
  fetch(`${cms.url}/api/pages/versions/${version}${query}`, { method: 'POST', headers });

it.each(['', '?draft=false'])(
  'restores an old draft (%j) as a draft and keeps the published version',
  async (query) => {
    const { id, draft } = await publishedPage(`restored-${query.length}`);
    const answer = await restore(draft, query);
    expect(answer.status).toBe(200);
    const { message } = (await answer.json()) as { message: string };
    expect(message).toBe(
      'The earlier version is now a draft. The published version stays on the site until you publish.',
    );
    expect(await titleOf(id, false)).toEqual(['Second', 'published']);
    expect(await titleOf(id, true)).toEqual(['First', 'draft']);
    const address = await fetch(`${cms.url}/api/pages/${id}?locale=he`);
    expect(((await address.json()) as { title: string }).title).toBe('Second');
  },
);

it('publishes a restored published version, unless it is restored as a draft', async () => {
  const { id } = await publishedPage('republished');
  const where: Where = { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] };
  const { docs } = await cms.payload.findVersions({ collection: 'pages', where });
  const version = docs[0]?.id ?? '';
  await cms.payload.update({ collection: 'pages', locale: 'he', id, data: { title: 'Third' } });
  expect((await restore(version, '?draft=true')).status).toBe(200);
  expect([await titleOf(id, false), await titleOf(id, true)]).toEqual([
    ['Third', 'published'],
    ['Second', 'draft'],
  ]);
  expect((await restore(version, '?draft=false')).status).toBe(200);
  expect(await titleOf(id, false)).toEqual(['Second', 'published']);
});

it('keeps an unpublished page unpublished, whatever version is restored', async () => {
  const { id } = await publishedPage('off-the-site');
  await cms.payload.update({ collection: 'pages', locale: 'he', id, data: { _status: 'draft' } });
  const where: Where = { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] };
  const { docs } = await cms.payload.findVersions({ collection: 'pages', where });
  const answer = await restore(docs[0]?.id ?? '', '');
  expect(((await answer.json()) as { message: string }).message).toBe(
    'The earlier version is now a draft. It goes live when you publish it.',
  );
  expect(await titleOf(id, true)).toEqual(['Second', 'draft']);
  expect(await titleOf(id, false)).toEqual(['Second', 'draft']);
});

it('restores a page of one language as a draft without checking the other', async () => {
  const { id } = await publishedPage('english', 'en');
  const where: Where = { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] };
  const { docs } = await cms.payload.findVersions({ collection: 'pages', where });
  await cms.payload.update({ collection: 'pages', locale: 'en', id, data: { title: 'Third' } });
  expect((await restore(docs[0]?.id ?? '', '?draft=true')).status).toBe(200);
  expect(await titleOf(id, false, 'en')).toEqual(['Third', 'published']);
  expect(await titleOf(id, true, 'en')).toEqual(['Second', 'draft']);
});

it('offers no other way to unpublish, and rejects anonymous requests', async () => {
  const { id, draft } = await publishedPage('kept');
  const version = { collection: 'pages' as const, id: String(draft) };
  await expect(cms.payload.restoreVersion(version)).rejects.toMatchObject({ status: 409 });
  expect((await restore(draft, '', {})).status).toBe(403);
  expect((await restore(999_999, '')).status).toBe(404);
  expect(await titleOf(id, true)).toEqual(['Second', 'published']);
});
