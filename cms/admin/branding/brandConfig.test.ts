import { afterAll, beforeAll, expect, it } from 'vitest';
import { clearCachedReads } from '../../platform/cache/cachedRead';
import { startCms, type RunningCms } from '../../test/startCms';
import { brandConfig } from './brandConfig';
import { Icon } from './Icon';

let cms: RunningCms;

beforeAll(async () => {
  cms = await startCms();
  const { payload } = cms;
  await payload.updateGlobal({ slug: 'siteSettings', locale: 'he', data: { siteName: 'קבוצת הנמל' } });
  await payload.updateGlobal({ slug: 'brand', data: { colors: { accent: '#1d4ed8' } } });
  clearCachedReads();
});
afterAll(() => cms.stop());

it('admin pages have the published name and colour in their metadata', async () => {
  const { admin } = await brandConfig(Promise.resolve(cms.payload.config));
  expect(admin.meta).toMatchObject({ titleSuffix: ' · קבוצת הנמל', robots: 'noindex, nofollow' });
  expect(JSON.stringify(admin.meta.icons)).toContain(encodeURIComponent('#1d4ed8'));
});

it('admin pages and their menu have the chosen icon', async () => {
  const { payload } = cms;
  const data = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  );
  const { id } = await payload.create({
    collection: 'media',
    data: { decorative: true },
    file: { data, mimetype: 'image/svg+xml', name: 'harbour.svg', size: data.length },
  });
  await payload.updateGlobal({ slug: 'brand', data: { icon: id } });
  clearCachedReads();
  const { admin } = await brandConfig(Promise.resolve(payload.config));
  const path = expect.stringMatching(/^\/api\/media\/file\/harbour[^/]*\.svg\?v=/) as string;
  expect(admin.meta.icons).toEqual([{ rel: 'icon', type: 'image/svg+xml', url: path }]);
  expect((await Icon({ payload, size: 56 })).props).toMatchObject({ src: path, width: 56, alt: '' });
});
