import { createLocalReq, type Payload } from 'payload';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPayload } from '../../test/openPayload';
import { env } from '../../platform/env/env';
import { contentPart } from '../contentPart';
import { livePreview } from './livePreview';
import { pagePreviewUrl } from './pagePreviewUrl';

const PREVIEW = 'https://preview.example.com';

let payload: Payload;
let id: number;

beforeAll(async () => {
  payload = await openPayload();
  const page = await payload.create({
    collection: 'pages',
    locale: 'he',
    draft: true,
    data: { title: 'seen', slug: 'seen', template: 'generic', languages: ['he'] },
  });
  id = page.id;
});
afterEach(() => void Object.assign(env, { previewUrl: undefined }));
afterAll(() => payload.destroy());

/** Returns the URL of the preview button for the page's newest version, or null if there is no button. */
async function leadsTo(locale: 'en' | 'he' = 'he') {
  const doc = await payload.findByID({ collection: 'pages', id, locale, draft: true });
  const req = await createLocalReq({ locale }, payload);
  return pagePreviewUrl('pages')({ ...doc }, { locale, req, token: null });
}

test('a draft is shown in the preview, in its own languages only', async () => {
  expect(await leadsTo()).toBeNull();
  Object.assign(env, { previewUrl: PREVIEW });
  expect(await leadsTo()).toBe(`${PREVIEW}/__preview/open/pages/${id}?locale=he&ui=he`);
  expect(await leadsTo('en')).toBeNull();
});

test('a page without an address has no button, and its frame explains why', async () => {
  Object.assign(env, { previewUrl: PREVIEW });
  const req = await createLocalReq({ locale: 'he' }, payload);
  const doc = { id, path: null, languages: ['he'] };
  expect(await pagePreviewUrl('pages')(doc, { locale: 'he', req, token: null })).toBeNull();
  const { url } = livePreview([contentPart]);
  const args = { data: doc, locale: { code: 'he', label: '' }, payload, req };
  const { config: collectionConfig } = payload.collections.pages;
  expect(typeof url === 'function' && (await url({ ...args, collectionConfig }))).toBe(
    `${PREVIEW}/__preview/open/pages/${id}?locale=he&ui=he`,
  );
});

test('without a preview, a published page is shown on the site', async () => {
  await payload.update({ collection: 'pages', id, locale: 'he', data: { _status: 'published' } });
  expect(await leadsTo()).toBe(`${env.siteUrl}/seen/`);
  expect(await leadsTo('en')).toBeNull();
  await payload.update({ collection: 'pages', id, locale: 'he', draft: true, data: { slug: 'moved' } });
  expect(await leadsTo()).toBe(`${env.siteUrl}/seen/`);
});

test('a job has a button', async () => {
  Object.assign(env, { previewUrl: PREVIEW });
  const req = await createLocalReq({ locale: 'en' }, payload);
  const doc = { id: 7, path: '/en/career/70/' };
  expect(await payload.collections.jobs.config.admin.preview?.(doc, { locale: 'en', req, token: null })).toBe(
    `${PREVIEW}/__preview/open/jobs/7?locale=en&ui=he`,
  );
});

test.each(['header', 'footer', 'siteSettings'] as const)('%s is shown on the home page', async (slug) => {
  const global = payload.config.globals.find((one) => one.slug === slug);
  const { preview } = global?.admin ?? {};
  const leads = async (locale: 'en' | 'he') =>
    preview?.({}, { locale, req: await createLocalReq({ locale }, payload), token: null });
  expect(await leads('he')).toBe(`${env.siteUrl}/`);
  expect(await leads('en')).toBe(`${env.siteUrl}/en/`);
  Object.assign(env, { previewUrl: PREVIEW });
  const address = `${PREVIEW}/__preview/open/globals/${slug}?locale=en&ui=he`;
  expect(await leads('en')).toBe(address);
  const { url, globals } = livePreview([contentPart]);
  expect(globals).toContain(slug);
  const req = await createLocalReq({ locale: 'en' }, payload);
  const args = {
    data: {},
    locale: { code: 'en', label: '' },
    payload,
    req,
    ...(global && { globalConfig: global }),
  };
  expect(typeof url === 'function' && (await url(args))).toBe(address);
});
