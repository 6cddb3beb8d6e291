import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicationBadgeTexts } from './publicationBadgeTexts';
import { env } from '../../platform/env/env';
import { logIn } from '../../test/logIn';
import { startBuilder, WEBHOOK_SECRET, type FakeBuilder } from '../../test/startBuilder';
import { startCms, type RunningCms } from '../../test/startCms';
import type { PublicationState } from './PublicationState';

let cms: RunningCms;
let builder: FakeBuilder;
let editor: { Authorization: string };

beforeAll(async () => {
  cms = await startCms();
  builder = await startBuilder();
  Object.assign(env, { webhookUrl: builder.url, webhookSecret: WEBHOOK_SECRET });
  editor = await logIn(cms, 'editor');
});
afterAll(async () => {
  await cms.stop();
  await builder.stop();
});

/**
 * Adds a build that took one second.
 * @param inSeconds seconds from now at which the build ends
 * @returns the end of the build as an ISO string
 */
function build(inSeconds: number, failed?: true): string {
  const at = new Date(Date.now() + inSeconds * 1000).toISOString();
  builder.lines.push(JSON.stringify({ at, seconds: 1, pages: 1, ...(failed && { failed }) }));
  return at;
}

async function sign(document: string, who: object = editor): Promise<PublicationState> {
  const response = await fetch(`${cms.url}/api/${document}/site-state`, { headers: { ...who } });
  expect(response.status).toBe(200);
  return (await response.json()) as PublicationState;
}

const words = async (document: string) => publicationBadgeTexts(await sign(document), 'en', 'he')?.text;

test('shows the progress of a page’s publication until it is unpublished', async () => {
  build(-60);
  const { id } = await cms.payload.create({
    collection: 'pages',
    locale: 'he',
    draft: true,
    data: { title: 'יום פתוח', slug: 'open-day', template: 'generic', languages: ['he'] },
  });
  const document = `pages/${id}`;
  expect(await sign(document)).toEqual({ public: 'never' });
  expect(await words(document)).toBe('Not published yet');

  await cms.payload.update({ collection: 'pages', id, locale: 'he', data: { _status: 'published' } });
  expect(await words(document)).toBe('Being published on the site… (usually a second)');
  const running = { since: new Date().toISOString(), cause: 'change', warm: false, why: 'template' };
  const whole = { at: new Date(Date.now() - 90_000).toISOString(), seconds: 200, pages: 9, warm: false };
  builder.lines.unshift(JSON.stringify(whole));
  builder.lines.push(JSON.stringify({ running }));
  expect(await words(document)).toBe(
    'Being published on the site… The whole site is being built (usually 4 minutes)',
  );
  builder.lines.pop();
  build(2, true);
  expect(await words(document)).toMatch(/^The build of the site failed at \d\d:\d\d/);
  const since = build(4);
  expect(await sign(document)).toMatchObject({
    state: 'live',
    since,
    urls: { he: `${env.siteUrl}/open-day/` },
  });
  expect(publicationBadgeTexts(await sign(document), 'he', 'he')).toMatchObject({
    text: expect.stringMatching(/^באתר מאז \d\d:\d\d$/) as string,
    link: { href: `${env.siteUrl}/open-day/`, text: 'לדף באתר' },
  });

  const fault = { collection: 'pages', id: String(id), locale: 'he', reason: 'address', detail: 'used' };
  builder.lines.push(JSON.stringify({ faults: [fault, { ...fault, id: '0' }] }));
  expect(await sign(document)).toMatchObject({ public: 'yes', faults: [fault] });
  expect(publicationBadgeTexts(await sign(document), 'en', 'he')).toEqual({
    tone: 'fault',
    text: 'Could not be published in Hebrew. The address is already used or too long. Choose another address. Visitors see the previous version, if there is one.',
  });
  expect(await words('globals/footer')).not.toContain('Could not be published');
  builder.lines.pop();

  // A newer draft does not change the published page.
  await cms.payload.update({ collection: 'pages', id, locale: 'he', draft: true, data: { title: 'אחר' } });
  expect(await sign(document)).toMatchObject({ state: 'live', since });

  await cms.payload.update({ collection: 'pages', id, locale: 'he', data: { _status: 'draft' } });
  expect(await sign(document)).toMatchObject({ public: 'gone', urls: {} });
});

test('shows the state of site settings, and rejects anonymous requests', async () => {
  expect(await sign('globals/footer')).toMatchObject({ public: 'yes' });
  expect((await fetch(`${cms.url}/api/globals/footer/site-state`)).status).toBe(401);
  expect((await fetch(`${cms.url}/api/pages/1/site-state`)).status).toBe(401);
});

test('shows staff only the state of collections that they edit', async () => {
  const staff = await logIn(cms, 'staff');
  const { id } = await cms.payload.create({
    collection: 'pages',
    locale: 'he',
    draft: true,
    data: { title: 'סוד', slug: 'secret', template: 'generic', languages: ['he'] },
  });
  const status = async (path: string, who: object) =>
    (await fetch(`${cms.url}/api/${path}/site-state`, { headers: { ...who } })).status;
  expect(await status(`pages/${id}`, staff)).toBe(401);
  expect(await status('globals/footer', staff)).toBe(401);
  expect(await status('lotteries/1', staff)).toBe(200);
  expect(await status(`pages/${id}`, await logIn(cms, 'admin'))).toBe(200);
});
