import { createLocalReq, getPayload, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import config from '../../payload.config';
import { env } from '../../platform/env';
import { pagePreviewUrl } from './pagePreviewUrl';

let payload: Payload;
let id: number;
const SITE = env.siteUrl;

beforeAll(async () => {
  payload = await getPayload({ config });
  const page = await payload.create({
    collection: 'pages',
    locale: 'he',
    draft: true,
    data: { title: 'seen', slug: 'seen', template: 'generic', languages: ['he'] },
  });
  id = page.id;
});
afterAll(() => payload.destroy());

/** Where the button leads for the page as its editor has it; null stands for no button. */
async function leadsTo(locale = 'he') {
  const doc = await payload.findByID({ collection: 'pages', id, locale: 'he', draft: true });
  const req = await createLocalReq({}, payload);
  return pagePreviewUrl('pages')({ ...doc }, { locale, req, token: null });
}

test('a draft is seen on the preview site, and nowhere where there is none', async () => {
  expect(await leadsTo()).toBeNull();
  Object.assign(env, { previewUrl: 'https://preview.example.com' });
  expect(await leadsTo()).toBe('https://preview.example.com/seen/');
  Object.assign(env, { previewUrl: undefined });
});

test('a published page is seen on the site, in the languages it has, where it stands for visitors', async () => {
  await payload.update({ collection: 'pages', id, locale: 'he', data: { _status: 'published' } });
  expect(await leadsTo()).toBe(`${SITE}/seen/`);
  expect(await leadsTo('en')).toBeNull();
  await payload.update({ collection: 'pages', id, locale: 'he', draft: true, data: { slug: 'moved' } });
  expect(await leadsTo()).toBe(`${SITE}/seen/`);
});
