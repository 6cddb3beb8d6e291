import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { LOCALES, type Locale } from '../lib/locales';
import { companies, contactSubjects } from './content/companies';
import { footer, header, redirects, siteSettings } from './content/globals';
import { files } from './content/files/files';
import { MIME_TYPES } from './content/files/SeedFile';
import type { SeedValue } from './lib/bilingual';
import { inLanguage } from './lib/inLanguage';
import { References } from './lib/References';
import type { SeedPage } from './lib/SeedPage';
import { pages } from './pages/pages';

const [FIRST, ...OTHERS] = LOCALES;

type Fields = Record<string, SeedValue>;

/** Writes demo content through the CMS's local API. What exists already is left as editors have made it. */
class Seeder {
  readonly made: string[] = [];
  private readonly references = new References();

  constructor(private readonly payload: Payload) {}

  private inLanguage(value: SeedValue, locale: Locale, place: string) {
    return inLanguage(value, locale, this.references.find, place) as Record<string, unknown>;
  }

  private async idOf(collection: CollectionSlug, field: string, value: unknown): Promise<number | undefined> {
    const { docs } = await this.payload.find({
      collection,
      where: { [field]: { equals: value } },
      limit: 1,
      depth: 0,
      locale: FIRST,
    });
    return docs[0]?.id as number | undefined;
  }

  /** Creates a document in the first language and adds the others to it. */
  private async create(collection: CollectionSlug, place: string, fields: Fields): Promise<number> {
    const write = { overrideAccess: true, depth: 0 } as const;
    const doc = await this.payload.create({
      collection,
      locale: FIRST,
      data: this.inLanguage(fields, FIRST, place) as never,
      ...write,
    });
    for (const locale of OTHERS) {
      await this.payload.update({
        collection,
        id: doc.id,
        locale,
        data: this.inLanguage(fields, locale, place) as never,
        ...write,
      });
    }
    this.made.push(place);
    return doc.id as number;
  }

  async files(): Promise<void> {
    for (const { name, ending, alt, make } of files) {
      const filename = `${name}.${ending}`;
      let id = await this.idOf('media', 'filename', filename);
      if (id === undefined) {
        const data = await make();
        const mimetype = MIME_TYPES[ending];
        const doc = await this.payload.create({
          collection: 'media',
          locale: FIRST,
          data: { alt: alt.values[FIRST] },
          file: { name: filename, data, mimetype, size: data.length },
        });
        id = doc.id;
        for (const locale of OTHERS)
          await this.payload.update({ collection: 'media', id, locale, data: { alt: alt.values[locale] } });
        this.made.push(filename);
      }
      this.references.set('media', name, id);
    }
  }

  async companies(): Promise<void> {
    for (const { key, companyId, name, logo } of companies) {
      const fields = { companyId, name, ...(logo && { logo }) };
      const id =
        (await this.idOf('companies', 'companyId', companyId)) ??
        (await this.create('companies', `company ${key}`, fields));
      this.references.set('companies', key, id);
    }
    for (const [order, { name, companies: keys }] of contactSubjects.entries()) {
      const known = await this.idOf('contactSubjects', 'name', name.values[FIRST]);
      if (known !== undefined) continue;
      const owners = keys.map((key) => this.references.get('companies', key));
      await this.create('contactSubjects', `subject ${name.values.en}`, { name, order, companies: owners });
    }
  }

  /** Every page exists before the first block is written, so that blocks can link to any page. */
  async pages(): Promise<void> {
    const fresh: SeedPage[] = [];
    for (const page of pages) {
      const { key, template, title, slug, parent, company } = page;
      const path = this.pathOf(page, FIRST);
      let id = await this.idOf('pages', `paths.${FIRST}`, path);
      if (id === undefined) {
        id = await this.create('pages', `page ${key}`, {
          template,
          title,
          ...(slug && { slug }),
          ...(parent && { parentPage: this.references.get('pages', parent) }),
          ...(company && { company: this.references.get('companies', company) }),
          titleBreadcrumbs: page.titleBreadcrumbs ?? null,
          hideBreadcrumbs: page.hideBreadcrumbs ?? false,
          hideFromSitemap: page.hideFromSitemap ?? false,
          order: page.order ?? 0,
          seo: { metaDescription: page.description },
          _status: 'draft',
        });
        fresh.push(page);
      }
      this.references.set('pages', key, id);
    }
    for (const { key, blocks } of fresh) {
      for (const locale of LOCALES) {
        await this.payload.update({
          collection: 'pages',
          id: this.references.get('pages', key),
          locale,
          data: { ...this.inLanguage({ blocks }, locale, key), _status: 'published' },
          overrideAccess: true,
          depth: 0,
        });
      }
    }
  }

  private pathOf(page: SeedPage, locale: Locale): string {
    const parent = pages.find(({ key }) => key === page.parent);
    const base = parent ? this.pathOf(parent, locale) : '/';
    return page.slug ? `${base}${page.slug.values[locale]}/` : base;
  }

  /** A global that an editor has saved, or an earlier run, is left alone. */
  async global(slug: GlobalSlug, fields: Fields): Promise<void> {
    const stored = await this.payload.findGlobal({ slug, depth: 0 });
    if (stored.updatedAt) return;
    for (const locale of LOCALES) {
      await this.payload.updateGlobal({
        slug,
        locale,
        data: this.inLanguage(fields, locale, slug) as never,
        overrideAccess: true,
        depth: 0,
      });
    }
    this.made.push(slug);
  }

  async redirects(): Promise<void> {
    for (const { from, to, statusCode } of redirects) {
      if ((await this.idOf('redirects', 'from', from)) === undefined)
        await this.create('redirects', `redirect ${from}`, { from, to, statusCode });
    }
  }
}

/**
 * Makes the demo content: files, companies, settings, pages, menus, redirects. A second run makes nothing.
 * @returns names of what was made
 */
export async function seedContent(payload: Payload): Promise<string[]> {
  const seeder = new Seeder(payload);
  await seeder.files();
  await seeder.companies();
  await seeder.global('siteSettings', siteSettings);
  await seeder.pages();
  await seeder.global('header', header);
  await seeder.global('footer', footer);
  await seeder.redirects();
  return seeder.made;
}
