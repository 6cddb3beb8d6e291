import { ValidationError, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page, Project } from '../../payload-types';
import { openPayload } from '../../test/openPayload';

let payload: Payload;
let listing: number;

beforeAll(async () => {
  payload = await openPayload();
  listing = await publishPage('projects', { template: 'projects' });
});
afterAll(() => payload.destroy());

async function publishPage(slug: string, values: Partial<Page> = {}): Promise<number> {
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

async function publishProject(slug: string, values: Partial<Project> = {}): Promise<number> {
  const { id } = await payload.create({
    collection: 'projects',
    locale: 'he',
    draft: true,
    data: { projectTitle: slug, slug, parentPage: listing, languages: ['he', 'en'], ...values },
  });
  await payload.update({
    collection: 'projects',
    id,
    locale: 'en',
    data: { projectTitle: slug, slug, _status: 'published' },
  });
  return id;
}

const save = (id: number, data: Partial<Project>, draft = false) =>
  payload.update({
    collection: 'projects',
    id,
    locale: 'he',
    draft,
    data: { ...(!draft && { _status: 'published' }), ...data },
  });

const pathsOf = async (id: number) =>
  (await payload.findByID({ collection: 'projects', id, depth: 0 })).paths;

const redirectsTo = async (id: number): Promise<string[]> => {
  const { docs } = await payload.find({
    collection: 'redirects',
    depth: 0,
    sort: 'from',
    where: { 'to.project': { equals: id }, 'to.kind': { equals: 'project' } },
  });
  return docs.map(({ from }) => from);
};

const refusal = async (work: Promise<unknown>): Promise<string[]> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof ValidationError ? error.data.errors.map(({ path }) => path) : [];
};

test('computes a project’s address below its listing page in each language', async () => {
  const id = await publishProject('sea-towers');
  expect(await pathsOf(id)).toEqual({ he: '/projects/sea-towers/', en: '/en/projects/sea-towers/' });
  const english = await payload.findByID({ collection: 'projects', id, locale: 'en', depth: 0 });
  expect(english.path).toBe('/en/projects/sea-towers/');
});

test('keeps permanent redirects to a renamed project, by reference', async () => {
  const id = await publishProject('old-park');
  await save(id, { slug: 'new-park' });
  expect(await redirectsTo(id)).toEqual(['/projects/old-park/']);
  expect((await pathsOf(id))?.he).toBe('/projects/new-park/');
  await save(id, { slug: 'old-park' });
  expect(await redirectsTo(id)).toEqual(['/projects/new-park/']);
  await payload.delete({ collection: 'projects', id });
  expect(await redirectsTo(id)).toEqual([]);
});

test('keeps public addresses while only a draft has a new one', async () => {
  const id = await publishProject('still');
  await save(id, { slug: 'moved' }, true);
  expect((await pathsOf(id))?.he).toBe('/projects/still/');
  expect(await redirectsTo(id)).toEqual([]);
});

test('moves the projects of a moved listing page', async () => {
  const other = await publishPage('abroad', { template: 'projects' });
  const id = await publishProject('berlin', { parentPage: other });
  await payload.update({
    collection: 'pages',
    id: other,
    locale: 'he',
    data: { slug: 'overseas', _status: 'published' },
  });
  expect(await pathsOf(id)).toEqual({ he: '/overseas/berlin/', en: '/en/abroad/berlin/' });
  expect(await redirectsTo(id)).toEqual(['/abroad/berlin/']);
  const draft = await payload.findByID({ collection: 'projects', id, locale: 'he', draft: true, depth: 0 });
  expect(draft.path).toBe('/overseas/berlin/');
});

test('gives an address to one document across all collections', async () => {
  await publishProject('shared');
  expect(await refusal(publishProject('shared'))).toEqual(['slug']);
  expect(await refusal(publishPage('shared', { parentPage: listing }))).toEqual(['slug']);
  const page = await publishPage('sub-page', { parentPage: listing });
  expect(page).toBeGreaterThan(0);
  expect(await refusal(publishProject('sub-page'))).toEqual(['slug']);
});

test('refuses to move a listing page when a project below it would take an existing address', async () => {
  const page = await publishPage('elsewhere', { template: 'projects', languages: ['he'] });
  await publishProject('77', { parentPage: page, languages: ['he'] });
  await payload.create({
    collection: 'jobs',
    locale: 'he',
    data: {
      jobName: 'Crane operator',
      description: 'Lifts',
      orderId: 77,
      languages: ['he'],
      _status: 'published',
    },
  } as never);
  const moved = payload.update({
    collection: 'pages',
    id: page,
    locale: 'he',
    data: { slug: 'career', _status: 'published' },
  });
  await expect(moved).rejects.toThrow(ValidationError);
  const stored = await payload.findByID({ collection: 'pages', id: page, depth: 0 });
  expect(stored.paths?.he).toBe('/elsewhere/');
});

test('refuses to publish without a listing page, or without a name or slug in each language', async () => {
  const base = { projectTitle: 'x', slug: 'x', languages: ['he', 'en'] as ('he' | 'en')[] };
  const publish = (data: Partial<Project>) =>
    refusal(
      payload.create({
        collection: 'projects',
        locale: 'he',
        data: { ...base, ...data, _status: 'published' } as never,
      }),
    );
  expect(await publish({ parentPage: null })).toEqual(['parentPage']);
  expect(await publish({ parentPage: listing })).toEqual(['projectTitle']);
  expect(await publish({ parentPage: listing, languages: ['he'], slug: null })).toEqual(['slug']);
});

test('refuses to trash or delete a listing page with projects', async () => {
  const page = await publishPage('busy', { template: 'projects' });
  await publishProject('tenant', { parentPage: page });
  const now = new Date().toISOString();
  expect(
    await refusal(payload.update({ collection: 'pages', id: page, locale: 'he', data: { deletedAt: now } })),
  ).toEqual(['parentPage']);
  expect(await refusal(payload.delete({ collection: 'pages', id: page }))).toEqual(['parentPage']);
});

test('gives a second project of the same name another slug', async () => {
  const first = await publishProject('twin-1', { projectTitle: 'מגדל התאומים' });
  const second = await publishProject('twin-2', { projectTitle: 'מגדל התאומים' });
  const nameOf = async (id: number) =>
    (await payload.findByID({ collection: 'projects', id, depth: 0 })).umbracoName;
  expect(await nameOf(first)).toBe('מגדל התאומים');
  expect(await nameOf(second)).toBe('מגדל התאומים (1)');
  await save(second, { projectTitle: 'שם אחר' });
  expect(await nameOf(second)).toBe('מגדל התאומים (1)');
});
