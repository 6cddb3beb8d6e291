import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCms, type RunningCms } from '../../test/startCms';
import { clearCachedReads } from '../cache/cachedRead';
import { brandedPage } from './brandedPage';

let cms: RunningCms;

beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const pageText = async (): Promise<string> =>
  (await brandedPage(cms.payload, { language: 'en', title: 'Your request', body: 'Confirmed' })).text();

it('has the published name and colours of the brand', async () => {
  expect(await pageText()).toContain('background: #a8472a');
  await cms.payload.updateGlobal({ slug: 'siteSettings', locale: 'en', data: { siteName: 'Harbour Group' } });
  await cms.payload.updateGlobal({ slug: 'brand', data: { colors: { accent: '#1d4ed8', ink: '#111827' } } });
  clearCachedReads();
  const branded = await pageText();
  expect(branded).toContain('<title>Your request · Harbour Group</title>');
  expect(branded).toContain('background: #1d4ed8');
  expect(branded).toContain('color: #111827');
  expect(branded).not.toContain('#a8472a');
});
