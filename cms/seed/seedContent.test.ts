import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayload } from '../test/openPayload';
import { LOCALES } from '../platform/locales/locales';
import { apartments } from './content/apartments';
import { saleApartments } from './content/saleApartments';
import { files } from './content/files/files';
import { dataSheets } from './content/products/dataSheets';
import { products } from './content/products/products';
import { projects } from './content/projects/projects';
import { seedPath } from './lib/seedPath';
import { pages } from './pages/pages';
import { seedContent } from './seedContent';

/** Timeout in milliseconds, because creating all demo content takes long. */
const SEEDS_MS = 120_000;

let payload: Payload;

beforeAll(async () => {
  payload = await openPayload();
  await seedContent(payload);
}, 600_000);

afterAll(() => payload.destroy());

/** Lists everything that the seed created, each with its last change. */
async function inventory() {
  const collections = [
    'pages',
    'media',
    'companies',
    'contactSubjects',
    'redirects',
    'projects',
    'apartments',
    'products',
    'cities',
    'jobs',
  ] as const;
  const lists = await Promise.all(
    collections.map((collection) =>
      payload.find({ collection, limit: 500, depth: 0, sort: 'id', select: { updatedAt: true } }),
    ),
  );
  return lists.map(({ docs }) => docs.map(({ id, updatedAt }) => `${id} ${updatedAt}`));
}

describe('the demo content', () => {
  it('is created by the first run', async () => {
    const count = async (collection: 'media' | 'pages' | 'projects') =>
      (await payload.count({ collection })).totalDocs;
    expect(await count('media')).toBeGreaterThanOrEqual(files.length);
    expect(await count('pages')).toBe(pages.length);
    expect(await count('projects')).toBe(projects.length);
    expect((await payload.findGlobal({ slug: 'header', locale: 'he' })).items?.length).toBeGreaterThan(2);
  });

  it(
    'is unchanged by a second run',
    async () => {
      const before = await inventory();
      expect(await seedContent(payload)).toEqual([]);
      expect(await inventory()).toEqual(before);
    },
    SEEDS_MS,
  );

  it(
    'is recognized after an editor has moved a page',
    async () => {
      const moved = await payload.find({
        collection: 'pages',
        where: { 'paths.he': { equals: '/about/' } },
        locale: 'he',
      });
      const id = moved.docs[0]?.id ?? 0;
      await payload.update({ collection: 'pages', id, locale: 'he', data: { slug: 'odot' } });
      expect(await seedContent(payload)).toEqual([]);
      expect((await payload.count({ collection: 'pages' })).totalDocs).toBe(pages.length);
      await payload.update({ collection: 'pages', id, locale: 'he', data: { slug: 'about' } });
    },
    SEEDS_MS,
  );

  it.each(LOCALES)('has every page published in %s, at its address', async (locale) => {
    const { docs } = await payload.find({ collection: 'pages', locale, limit: 500, depth: 0 });
    const found = new Map(docs.map((doc) => [doc.path, doc]));
    const prefix = locale === 'en' ? '/en' : '';
    for (const page of pages) {
      const doc = found.get(prefix + seedPath(page, pages, locale));
      expect(doc, page.key).toBeDefined();
      expect(doc?._status).toBe('published');
      expect(doc?.title).toBe(page.title.values[locale]);
      expect(doc?.blocks ?? []).toHaveLength(page.blocks.length);
    }
  });

  it.each(LOCALES)('has every project and product published in %s, at its address', async (locale) => {
    const prefix = locale === 'en' ? '/en' : '';
    for (const [collection, content, title] of [
      ['projects', projects, 'projectTitle'],
      ['products', products, 'productName'],
    ] as const) {
      const { docs } = await payload.find({ collection, locale, limit: 500, depth: 0 });
      const found = docs.map((doc) => [
        doc.path,
        doc._status,
        (doc as unknown as Record<string, unknown>)[title],
      ]);
      const wanted = content.map((one) => [
        `${prefix}/${collection}/${one.slug.values[locale]}/`,
        'published',
        ('projectTitle' in one ? one.projectTitle : one.productName).values[locale],
      ]);
      expect(found.sort()).toEqual(wanted.sort());
    }
  });

  it('has three documents for each product, with the size that the CMS states', async () => {
    const { docs } = await payload.find({ collection: 'products', limit: 500, depth: 1, locale: 'en' });
    const files = docs.flatMap(({ technicalDocuments, technicalSpec }) => [
      ...(technicalDocuments ?? []).slice(0, 2),
      technicalSpec?.file,
    ]);
    const known = files.flatMap((file) => (typeof file === 'object' && file ? [file] : []));
    expect(new Set(known.map(({ id }) => id)).size).toBe(3 * products.length);
    const written = new Map(
      products.flatMap(dataSheets).map(({ name, write }) => [`${name}.pdf`, write().length]),
    );
    expect(new Map(known.map(({ filename, filesize }) => [filename, filesize]))).toEqual(written);
  });

  it('connects each home to its project and building, and each project to related ones', async () => {
    const { docs: homes } = await payload.find({
      collection: 'apartments',
      limit: 500,
      depth: 1,
      locale: 'en',
    });
    expect(homes).toHaveLength(apartments.length + saleApartments.length);
    for (const { assetName, project, building } of homes) {
      expect(project, assetName).toMatchObject({ _status: 'published' });
      expect(building, assetName).toHaveProperty('buildingTitle');
    }
    const { docs } = await payload.find({ collection: 'projects', limit: 500, depth: 0 });
    const related = new Map(docs.map(({ slug, relatedProjects }) => [slug, relatedProjects?.length ?? 0]));
    for (const { slug, relatedProjects } of projects)
      expect(related.get(slug.values.he)).toBe(relatedProjects?.length ?? 0);
  });

  it('has settings with the legally required pages, and a footer that links to them', async () => {
    const { privacyPage, termsPage } = await payload.findGlobal({
      slug: 'siteSettings',
      depth: 1,
      locale: 'en',
      overrideAccess: false,
    });
    const pathsOf = (pages: readonly unknown[]) =>
      pages.map((page) => (page as { path?: string } | null | undefined)?.path);
    expect(pathsOf([privacyPage, termsPage])).toEqual(['/en/privacy/', '/en/terms/']);
    const footer = await payload.findGlobal({ slug: 'footer', depth: 1, locale: 'en' });
    expect(pathsOf((footer.legalLinks ?? []).map(({ link }) => link?.page))).toEqual([
      '/en/privacy/',
      '/en/terms/',
      '/en/accessibility/',
    ]);
  });
});
