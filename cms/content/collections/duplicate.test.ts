import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCms, type RunningCms } from '../../test/startCms';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

test('marks the copy of a page in each language and gives it its own addresses', async () => {
  const { payload } = cms;
  const he = { title: 'בטון עם חצי מלט', slug: 'concrete', template: 'generic' as const };
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'he',
    draft: true,
    data: { ...he, languages: ['he', 'en'] },
  });
  await payload.update({
    collection: 'pages',
    id,
    locale: 'en',
    data: { title: 'Concrete with half the cement', slug: 'concrete', _status: 'published' },
  });
  const copy = await payload.duplicate({ collection: 'pages', id, locale: 'he', draft: true });
  expect(
    await payload.findByID({ collection: 'pages', id: copy.id, locale: 'all', draft: true }),
  ).toMatchObject({
    title: { he: 'בטון עם חצי מלט (עותק)', en: 'Concrete with half the cement (copy)' },
    slug: { he: 'concrete-copy', en: 'concrete-copy' },
    _status: 'draft',
  });
});
