import type { CollectionSlug, File, GlobalSlug, Payload, Where } from 'payload';
import { LOCALES, type Locale } from '../../platform/locales/locales';
import type { Reference } from './bilingual';
import { fieldsWithTexts } from './fieldsWithTexts';
import { inLanguage } from './inLanguage';
import type { Ledger } from './Ledger';
import { References } from './References';

const [FIRST, ...OTHERS] = LOCALES;

/** What is needed to find a document that may already exist. */
interface Known {
  collection: CollectionSlug;
  /** Key of the document within its collection's demo content. */
  key: string;
  /** Condition by which to find the document if no earlier run has recorded its id. */
  where: Where;
}

/**
 * Writes the demo content in every language through the CMS's local API. Remembers the ids, so that later content can
 * refer to the documents.
 */
export class Store {
  /** Names of the documents that this run created. */
  readonly made: string[] = [];
  private readonly references = new References();

  constructor(
    private readonly payload: Payload,
    private readonly ledger: Ledger,
  ) {}

  /**
   * Returns the id of a document.
   * @throws Error if the demo content has no such document
   */
  idOf(collection: Reference['collection'], key: string): number {
    return this.references.get(collection, key);
  }

  /** Records a document's id under its key, so that other content can refer to it. */
  remember(collection: Reference['collection'], key: string, id: number): void {
    this.references.set(collection, key, id);
  }

  /**
   * Finds the document that an earlier run created, even if editors have moved it. Otherwise finds one that matches
   * `where`.
   */
  async find({ collection, key, where }: Known): Promise<number | undefined> {
    const noted = this.ledger.get(`${collection}/${key}`);
    const wanted: Where[] = noted === undefined ? [where] : [{ id: { equals: noted } }, where];
    for (const condition of wanted) {
      const { docs } = await this.payload.find({
        collection,
        where: condition,
        limit: 1,
        depth: 0,
        locale: FIRST,
        trash: true,
      });
      const id = docs[0]?.id;
      if (typeof id === 'number') {
        this.ledger.note(`${collection}/${key}`, id);
        return id;
      }
    }
    return undefined;
  }

  /**
   * Finds the files that earlier runs created, in one query.
   * @param names file names by key
   * @returns ids by key
   */
  async findFiles(names: ReadonlyMap<string, string>): Promise<Map<string, number>> {
    const noted = [...names.keys()].flatMap((key) => this.ledger.get(`media/${key}`) ?? []);
    const { docs } = await this.payload.find({
      collection: 'media',
      where: { or: [{ id: { in: noted } }, { filename: { in: [...names.values()] } }] },
      pagination: false,
      depth: 0,
      select: { filename: true },
      trash: true,
    });
    const found = new Map<string, number>();
    for (const [key, name] of names) {
      const id = this.ledger.get(`media/${key}`);
      const file = docs.find((doc) => doc.id === id) ?? docs.find(({ filename }) => filename === name);
      if (!file) continue;
      this.ledger.note(`media/${key}`, file.id);
      found.set(key, file.id);
    }
    return found;
  }

  /** Checks whether a page is a draft without blocks, as an interrupted run leaves it. */
  async isEmptyDraft(id: number): Promise<boolean> {
    const { _status, blocks } = await this.payload.findByID({
      collection: 'pages',
      id,
      depth: 0,
      locale: FIRST,
      trash: true,
    });
    return _status === 'draft' && !blocks?.length;
  }

  /**
   * Checks whether a document has no title in the last language. This means that an earlier run was interrupted before
   * it finished the document.
   */
  async isUnfinished(collection: CollectionSlug, id: number, title: string): Promise<boolean> {
    const stored: object = await this.payload.findByID({
      collection,
      id,
      depth: 0,
      draft: true,
      locale: OTHERS.at(-1) ?? FIRST,
      fallbackLocale: false,
      trash: true,
    });
    return !(stored as Record<string, unknown>)[title];
  }

  /** Creates a document in the first language, then adds its texts in the other languages. */
  async create(collection: CollectionSlug, key: string, fields: object, file?: File): Promise<number> {
    const id = await this.make(collection, key, fields, file);
    const texts = fieldsWithTexts(fields);
    if (Object.keys(texts).some((name) => name !== '_status'))
      for (const locale of OTHERS) await this.update(collection, key, id, texts, locale);
    return this.keep(collection, key, id);
  }

  /** Creates a draft, in the first language only. */
  async draft(collection: CollectionSlug, key: string, fields: object): Promise<number> {
    return this.keep(collection, key, await this.make(collection, key, { ...fields, _status: 'draft' }));
  }

  private async make(collection: CollectionSlug, key: string, fields: object, file?: File): Promise<number> {
    const data = this.inLocale(fields, FIRST, `${collection}/${key}`);
    const made = await this.payload.create({
      collection,
      locale: FIRST,
      depth: 0,
      data,
      ...(file && { file }),
    });
    return made.id as number;
  }

  private keep(collection: CollectionSlug, key: string, id: number): number {
    this.ledger.note(`${collection}/${key}`, id);
    this.made.push(`${collection}/${key}`);
    return id;
  }

  /** Updates fields of a document in one language. */
  async update(
    collection: CollectionSlug,
    key: string,
    id: number,
    fields: object,
    locale: Locale,
  ): Promise<void> {
    const data = this.inLocale(fields, locale, `${collection}/${key}`);
    await this.payload.update({ collection, id, locale, depth: 0, data });
  }

  /** Writes a global in every language, unless it has already been saved. */
  async global(slug: GlobalSlug, fields: object): Promise<void> {
    const stored = await this.payload.findGlobal({ slug, depth: 0 });
    if (stored.updatedAt) return;
    for (const locale of LOCALES) await this.updateGlobal(slug, fields, locale);
    this.made.push(slug);
  }

  /** Updates fields of a global in one language. */
  async updateGlobal(slug: GlobalSlug, fields: object, locale: Locale = FIRST): Promise<void> {
    await this.payload.updateGlobal({ slug, locale, depth: 0, data: this.inLocale(fields, locale, slug) });
  }

  /**
   * Converts fields to one language. `SeedOf` has already checked their types. The cast to `never` is needed because
   * Payload's types differ for each collection.
   */
  private inLocale(fields: object, locale: Locale, place: string): never {
    return inLanguage({ ...fields }, locale, this.references.find, place) as never;
  }
}
