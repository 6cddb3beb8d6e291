import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from '../../payload-types';
import { openPayload } from '../../test/openPayload';

let payload: Payload;

beforeAll(async () => {
  payload = await openPayload();
});
afterAll(() => payload.destroy());

type Values = Partial<Page>;

/** Publishes a page in both languages, with the same slug in both. */
async function publish(slug: string, values: Values = {}): Promise<number> {
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

const save = (id: number, data: Values, options: { locale?: 'he' | 'en'; draft?: boolean } = {}) =>
  payload.update({ collection: 'pages', id, locale: 'he', data, ...options });

async function paths(id: number, draft = false) {
  const { paths: stored } = await payload.findByID({ collection: 'pages', id, draft, trash: true });
  return stored;
}

describe('a page that moves', () => {
  test('moves the pages below it, past their drafts, and leaves their content unchanged', async () => {
    const parent = await publish('moving');
    const child = await publish('child', { parentPage: parent, hideBreadcrumbs: true });
    const grandchild = await publish('grandchild', { parentPage: child });
    await save(child, { title: 'unfinished' }, { draft: true });

    await save(parent, { slug: 'moved', _status: 'published' });

    expect(await paths(child)).toEqual({ he: '/moved/child/', en: '/en/moving/child/' });
    expect(await paths(grandchild)).toEqual({
      he: '/moved/child/grandchild/',
      en: '/en/moving/child/grandchild/',
    });
    const publicChild = await payload.findByID({ collection: 'pages', id: child, locale: 'he' });
    expect(publicChild).toMatchObject({
      title: 'child',
      languages: ['he', 'en'],
      hideBreadcrumbs: true,
      parentPage: { id: parent },
      path: '/moved/child/',
    });
    const draft = await payload.findByID({ collection: 'pages', id: child, locale: 'he', draft: true });
    expect(draft).toMatchObject({ title: 'unfinished', languages: ['he', 'en'], path: '/moved/child/' });
  });

  test('changes no public address when it moves only as a draft', async () => {
    const parent = await publish('staying');
    const child = await publish('child', { parentPage: parent });
    await save(parent, { slug: 'elsewhere' }, { draft: true });
    expect(await paths(parent)).toEqual({ he: '/staying/', en: '/en/staying/' });
    expect(await paths(parent, true)).toEqual({ he: '/elsewhere/', en: '/en/staying/' });
    expect(await paths(child)).toEqual({ he: '/staying/child/', en: '/en/staying/child/' });
  });

  test('publishes the address of its draft in the other language', async () => {
    const id = await publish('bilingual');
    await save(id, { slug: 'both' }, { draft: true, locale: 'en' });
    await save(id, { slug: 'shtayim', _status: 'published' }, { locale: 'he' });
    expect(await paths(id)).toEqual({ he: '/shtayim/', en: '/en/both/' });
  });

  test('cannot be its own ancestor', async () => {
    const parent = await publish('above');
    const child = await publish('below', { parentPage: parent });
    await expect(save(parent, { parentPage: child })).rejects.toThrow(/parentPage|דף אב/);
    await expect(save(parent, { parentPage: parent }, { draft: true })).rejects.toThrow();
  });
});

describe('an address', () => {
  test('belongs to one published page', async () => {
    await publish('single');
    await expect(publish('single')).rejects.toThrow();
  });

  test('stays available until a draft with it is published, and other drafts lose it then', async () => {
    const draft = await payload.create({
      collection: 'pages',
      draft: true,
      locale: 'he',
      data: { title: 'draft', slug: 'wanted', template: 'generic', languages: ['he'] },
    });
    expect(await paths(draft.id, true)).toMatchObject({ he: '/wanted/' });
    const published = await publish('wanted');
    expect(await paths(published)).toEqual({ he: '/wanted/', en: '/en/wanted/' });
    expect(await paths(draft.id, true)).toMatchObject({ he: null });
    await expect(save(draft.id, { _status: 'published' })).rejects.toThrow();
    await save(draft.id, { slug: 'wanted-too', _status: 'published' });
    expect(await paths(draft.id)).toMatchObject({ he: '/wanted-too/' });
  });

  test.each(['schedule', 'api', '404'])(
    'that the site itself uses is refused, and drafts have none: %s',
    async (slug) => {
      await expect(publish(slug)).rejects.toThrow();
      const { docs } = await payload.find({
        collection: 'pages',
        locale: 'he',
        draft: true,
        where: { title: { equals: slug } },
      });
      expect(docs.map(({ path }) => path)).toEqual([null]);
      const below = await publish(`above-${slug}`);
      const child = await publish(slug, { parentPage: below });
      expect(await paths(child)).toMatchObject({ he: `/above-${slug}/${slug}/` });
    },
  );

  test('goes to only one of two pages published at the same moment', async () => {
    const results = await Promise.allSettled([publish('race'), publish('race')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('becomes available when its page is trashed', async () => {
    const first = await publish('reused');
    await save(first, { deletedAt: new Date().toISOString() });
    await publish('reused');
    await expect(
      payload.update({ collection: 'pages', id: first, trash: true, data: { deletedAt: null } }),
    ).rejects.toThrow();
  });

  test('goes to a waiting draft once it is available', async () => {
    const owner = await publish('vacated');
    const { id } = await payload.create({
      collection: 'pages',
      draft: true,
      locale: 'he',
      data: { title: 'draft', slug: 'vacated', template: 'generic', languages: ['he'] },
    });
    expect(await paths(id, true)).toMatchObject({ he: null });
    await save(owner, { slug: 'vacated-no-more', _status: 'published' });
    await save(id, { title: 'draft again' }, { draft: true });
    expect(await paths(id, true)).toMatchObject({ he: '/vacated/' });
  });

  test('is refused when a page below would take the address of another page', async () => {
    const parent = await publish('crowded');
    await publish('inner', { parentPage: parent });
    const other = await publish('other-crowded');
    await publish('inner', { parentPage: other });
    await save(other, { deletedAt: null });
    const third = await publish('third-crowded', { parentPage: other });
    await publish('inner', { parentPage: third });
    await expect(save(third, { slug: 'crowded', parentPage: null, _status: 'published' })).rejects.toThrow();
  });

  test('of a published page stays when the slug of a draft above it changes', async () => {
    const { id: drafted } = await payload.create({
      collection: 'pages',
      locale: 'he',
      draft: true,
      data: { title: 'Drafted', slug: 'drafted', template: 'generic', languages: ['he', 'en'] },
    });
    await save(drafted, { title: 'Drafted', slug: 'drafted' }, { locale: 'en', draft: true });
    const below = await publish('below-it', { parentPage: drafted });
    const stands = await publish('stands-there');
    await publish('below-it', { parentPage: stands });
    await expect(save(drafted, { slug: 'stands-there' }, { draft: true })).rejects.toThrow();
    await save(drafted, { slug: 'drafted-anew' }, { draft: true });
    expect((await paths(below))?.he).toBe('/drafted-anew/below-it/');
  });

  test('of the English home page is refused for a Hebrew page', async () => {
    await payload.create({
      collection: 'pages',
      locale: 'en',
      data: { title: 'Home', template: 'home', languages: ['en'], _status: 'published' },
    });
    await expect(publish('en')).rejects.toThrow();
  });

  test('belongs to one document of all collections: a job and a page cannot share it', async () => {
    const job = (orderId: number) =>
      payload.create({
        collection: 'jobs',
        locale: 'he',
        data: {
          jobName: 'מהנדסת',
          description: 'תיאור',
          orderId,
          languages: ['he'],
          startAdvertisingDate: new Date().toISOString(),
          _status: 'published',
        },
      });
    await job(41);
    const career = await publish('career');
    await expect(publish('41', { parentPage: career })).rejects.toMatchObject({
      data: { errors: [{ path: 'slug', message: expect.stringContaining('/career/41/') }] },
    });
    await publish('42', { parentPage: career });
    await expect(job(42)).rejects.toMatchObject({ data: { errors: [{ path: 'orderId' }] } });
  });

  test('of a duplicate differs from that of its original', async () => {
    const original = await publish('original');
    const copy = await payload.duplicate({ collection: 'pages', id: original, locale: 'he', draft: true });
    expect(await paths(copy.id, true)).toEqual({ he: '/original-copy/', en: '/en/original-copy/' });
  });
});

describe('a page goes public only when it is complete', () => {
  const incomplete: { name: string; data: Values; field: string }[] = [
    {
      name: 'without a name in one of its languages',
      data: { languages: ['he', 'en'], slug: 'x' },
      field: 'title',
    },
    { name: 'without a slug', data: { languages: ['he'] }, field: 'slug' },
  ];
  test.each(incomplete)('$name', async ({ data, field }) => {
    const page = payload.create({
      collection: 'pages',
      locale: 'he',
      data: { title: 'page', template: 'generic', languages: ['he'], _status: 'published', ...data },
    });
    await expect(page).rejects.toMatchObject({ data: { errors: [{ path: field }] } });
  });

  test('accepts an incomplete draft', async () => {
    const { id } = await payload.create({
      collection: 'pages',
      draft: true,
      data: { title: 'idea' } as Page,
    });
    expect(await paths(id, true)).toEqual({ he: null, en: null });
  });

  test('gives a draft an address when the page above it gets one', async () => {
    const parent = await payload.create({
      collection: 'pages',
      draft: true,
      locale: 'he',
      data: { title: 'p', template: 'generic', languages: ['he'] },
    });
    const child = await payload.create({
      collection: 'pages',
      draft: true,
      locale: 'he',
      data: { title: 'c', slug: 'c', template: 'generic', languages: ['he'], parentPage: parent.id },
    });
    await save(parent.id, { slug: 'p' }, { draft: true });
    expect(await paths(child.id, true)).toMatchObject({ he: '/p/c/' });
  });
});

describe('a page with pages below it', () => {
  test('cannot be trashed or deleted until they are removed', async () => {
    const parent = await publish('kept');
    const child = await publish('child', { parentPage: parent });
    await expect(save(parent, { deletedAt: new Date().toISOString() })).rejects.toThrow();
    await expect(payload.delete({ collection: 'pages', id: parent })).rejects.toThrow();
    await save(child, { deletedAt: new Date().toISOString() });
    await expect(payload.delete({ collection: 'pages', id: parent })).rejects.toThrow();
    await save(parent, { deletedAt: new Date().toISOString() });
    await payload.delete({ collection: 'pages', id: child, trash: true });
    await payload.delete({ collection: 'pages', id: parent, trash: true });
  });
});
