import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Application, Attachment, Media, Page } from '../../payload-types';
import { message, send, type ContactCms } from '../contactHarness';
import { realPasswords } from '../quickPasswords';
import { startCms } from '../startCms';
import { CV, FIXTURE } from './fixtureContent';
import { restoreFixture } from './restoreFixture';

/**
 * Migrates an old database with its files to the current schema, and checks that all content can still be read. Fails
 * if an old migration was changed or data is lost.
 */
let cms: ContactCms;
let staff: Record<string, string>;

beforeAll(async () => {
  realPasswords();
  await restoreFixture();
  const running = await startCms();
  const { docs } = await running.payload.find({
    collection: 'contactSubjects',
    locale: 'he',
    pagination: false,
  });
  const subjectOf = (name: string) => docs.find((subject) => subject.name === name)?.id ?? 0;
  cms = { ...running, subject: subjectOf('שירות'), otherSubject: subjectOf('השכרה') };
});
afterAll(() => cms.stop());

const only = async (
  collection: 'messages' | 'leads' | 'formEntries' | 'reservations' | 'applications' | 'media',
) => {
  const { docs, totalDocs } = await cms.payload.find({ collection, depth: 1, locale: 'he' });
  expect(totalDocs).toBe(1);
  return docs[0];
};
const pageAt = async (slug: string, locale: 'he' | 'en', draft = false): Promise<Page | undefined> =>
  (
    await cms.payload.find({
      collection: 'pages',
      locale,
      depth: 1,
      draft,
      where: { slug: { equals: slug } },
    })
  ).docs[0];

it('keeps its accounts and passwords', async () => {
  for (const name of ['admin', 'editor', 'staff']) {
    const response = await fetch(`${cms.url}/api/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: `${name}@even-derech.example`, password: FIXTURE.password }),
    });
    expect(response.status).toBe(200);
    staff = { Authorization: `JWT ${((await response.json()) as { token: string }).token}` };
  }
});

describe('pages', () => {
  const { child, parent } = FIXTURE;

  it.each(['he', 'en'] as const)('are kept in %s, with blocks, relations and addresses', async (locale) => {
    const page = await pageAt(child.slug, locale);
    expect(page).toMatchObject({
      title: child.title[locale],
      _status: 'published',
      path: `${locale === 'en' ? '/en' : ''}/${parent.slug}/${child.slug}/`,
      parentPage: expect.objectContaining({ slug: parent.slug }),
    });
    const [block] = page?.blocks ?? [];
    expect(block).toMatchObject({ blockType: 'imageTextBlock', title: child.blockTitle[locale] });
    expect(block).toMatchObject({ image: { alt: FIXTURE.alt[locale] } });
  });

  it('keep their versions and drafts', async () => {
    expect(await pageAt(child.slug, 'he', true)).toMatchObject({ title: child.draftTitle, _status: 'draft' });
    const versions = await cms.payload.findVersions({ collection: 'pages', pagination: false });
    expect(versions.totalDocs).toBeGreaterThan(4);
  });

  it('keep the redirects of former addresses', async () => {
    const { docs } = await cms.payload.find({ collection: 'redirects', depth: 1, sort: 'from' });
    const leadsTo = docs.map(({ from, to }) => [from, (to?.page as Page | null)?.slug]);
    expect(leadsTo).toContainEqual([`/${parent.oldSlug}/${child.slug}/`, child.slug]);
  });

  it('can be edited', async () => {
    const { id } = (await pageAt(child.slug, 'he', true)) ?? { id: 0 };
    await cms.payload.update({ collection: 'pages', id, locale: 'he', data: { _status: 'published' } });
    expect(await pageAt(child.slug, 'he')).toMatchObject({ title: child.draftTitle, _status: 'published' });
  });
});

it('serves its media', async () => {
  const { filename, focalX, focalY, name } = (await only('media')) as Media;
  expect(name).toBe(filename);
  expect([focalX, focalY]).toEqual([20, 80]);
  const response = await fetch(`${cms.url}/api/media/file/${filename}`);
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(40);
});

describe('submissions', () => {
  it.each([
    ['messages', { senderName: FIXTURE.sender }],
    ['leads', { name: FIXTURE.sender }],
    ['reservations', { fullName: FIXTURE.sender, paymentState: 'paid', amount: 2000 }],
  ] as const)('are kept: %s', async (collection, fields) => {
    expect(await only(collection)).toMatchObject(fields);
  });

  it('are kept: an entry of a form, with its answer', async () => {
    expect(JSON.stringify(await only('formEntries'))).toContain(FIXTURE.formAnswer);
  });

  it('are kept: an application with its file, for staff', async () => {
    const { cv } = (await only('applications')) as Application;
    expect(cv).toMatchObject({ name: FIXTURE.cv });
    const address = `${cms.url}/api/attachments/file/${(cv as Attachment).filename}`;
    expect((await fetch(address)).status).toBe(403);
    expect(await (await fetch(address, { headers: staff })).text()).toBe(String(CV));
  });

  it('keep their deliveries', async () => {
    const { docs } = await cms.payload.find({ collection: 'deliveries', pagination: false });
    const kinds = docs.map(({ recordCollection }) => recordCollection);
    for (const kind of ['messages', 'leads', 'applications', 'formEntries', 'reservations'])
      expect(kinds).toContain(kind);
  });

  it('are found as earlier messages of the same sender', async () => {
    expect((await send(cms, message(cms, { senderName: FIXTURE.sender }))).status).toBe(200);
    const { docs } = await cms.payload.find({ collection: 'messages', sort: '-createdAt', depth: 0 });
    expect(docs).toHaveLength(2);
  });
});

it.each([
  ['he', 'מידע שיווקי'],
  ['en', 'marketing information'],
])('keeps the consent texts that records name by their former version in %s', async (locale, words) => {
  const { docs } = await cms.payload.find({
    collection: 'consentVersions',
    where: { version: { equals: `2026-11 ${locale}` } },
  });
  expect(docs).toMatchObject([{ texts: { marketing: expect.stringContaining(words) } }]);
});

it('keeps the settings', async () => {
  expect(await cms.payload.findGlobal({ slug: 'siteSettings', locale: 'he' })).toMatchObject({
    siteName: 'אבן־דרך',
    email: 'contact@even-derech.example',
  });
});

it('keeps a sold apartment unavailable', async () => {
  const state = (await (await fetch(`${cms.url}/web/apartments/state?assets=TEST-B7`)).json()) as object;
  expect(JSON.stringify(state)).toContain('"taken"');
});
