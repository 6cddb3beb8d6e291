import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPayload } from '../../test/openPayload';

let payload: Payload;

beforeAll(async () => {
  payload = await openPayload();
});
afterAll(() => payload.destroy());

const titles = async (id: number) => {
  const docs = await Promise.all(
    (['he', 'en'] as const).map((locale) => payload.findByID({ collection: 'pages', id, locale })),
  );
  return docs.map(({ title }) => title);
};

test('restores the texts of both languages from an older version', async () => {
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'he',
    draft: true,
    data: { title: 'ראשון', slug: 'versions', template: 'generic', languages: ['he', 'en'] },
  });
  const english = { title: 'First', slug: 'versions', _status: 'published' as const };
  await payload.update({ collection: 'pages', id, locale: 'en', data: english });
  const { docs } = await payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 1,
  });
  await payload.update({ collection: 'pages', id, locale: 'he', data: { title: 'שני' } });
  await payload.update({ collection: 'pages', id, locale: 'en', data: { title: 'Second' } });
  expect(await titles(id)).toEqual(['שני', 'Second']);

  const version = docs[0]?.id ?? '';
  const both = await payload.findVersionByID({ collection: 'pages', id: version, locale: 'all' });
  expect(both.version.title).toEqual({ he: 'ראשון', en: 'First' });
  await payload.restoreVersion({ collection: 'pages', id: version, locale: 'he' });
  expect(await titles(id)).toEqual(['ראשון', 'First']);
});
