import type { PayloadClient, RawDocument } from '../client/PayloadClient';
import type { LocalizedDocument } from '../nodes/documentLocales';
import type { Options } from '../options';
import { entityKey } from '../nodes/entityKey';
import type { EntityModel, SchemaModel } from '../schema/SchemaModel';
import { fetchRemovals, type Removals } from './fetchRemovals';

/** The content that was read from a collection or global. */
export interface EntityContent {
  entity: EntityModel;
  /** Whether `documents` contains all documents. Otherwise it contains only those that changed. */
  complete: boolean;
  documents: LocalizedDocument[];
}

export interface Content {
  entities: EntityContent[];
  removals: Removals;
}

const NOTHING_REMOVED: Removals = { isRemoved: () => false, removedFrom: () => [] };

/**
 * Reads the content that changed since a time, or all content. Globals, and collections without timestamps, are always
 * read completely.
 * @param since the last watermark; null to read all content
 * @param isUnchanged returns whether a collection or global can be skipped
 * @throws SourceError
 */
export async function fetchContent(
  client: PayloadClient,
  model: SchemaModel,
  options: Options,
  since: Date | null,
  isUnchanged: (key: string) => boolean,
): Promise<Content> {
  const entities = await Promise.all(
    model.entities.map(async (entity) => {
      if (since && isUnchanged(entityKey(entity))) return { entity, complete: false, documents: [] };
      if (entity.kind === 'global')
        return { entity, complete: true, documents: [await globalDocument(client, entity, options)] };
      const from = entity.timestamps ? since : null;
      return {
        entity,
        complete: from === null,
        documents: await changedDocuments(client, entity, options, from),
      };
    }),
  );
  // Collections of which only the changes were read. A global is excluded: it has no list of ids, even if it was
  // skipped.
  const changed = entities
    .filter(({ entity, complete }) => entity.kind === 'collection' && !complete)
    .map(({ entity }) => entity);
  // Tombstones are read only if their collection has changed. A preview ignores tombstones, because they only cover
  // public documents.
  const readsTombstones = options.tombstones === null || options.preview || !isUnchanged(options.tombstones);
  const removals =
    since && changed.length > 0 && readsTombstones
      ? await fetchRemovals(client, changed, options, since, isUnchanged)
      : NOTHING_REMOVED;
  return { entities, removals };
}

async function changedDocuments(
  client: PayloadClient,
  entity: EntityModel,
  options: Options,
  since: Date | null,
): Promise<LocalizedDocument[]> {
  const published = entity.drafts && !options.preview;
  const lists = await inEveryLocale(options, (locale) =>
    client.list(entity.slug, { locale, published, ...(since && { since }) }),
  );
  const documents = new Map<string, Map<string, RawDocument>>();
  for (const [locale, list] of lists) {
    for (const document of list) {
      const id = String(document.id);
      const localized = documents.get(id) ?? new Map<string, RawDocument>();
      documents.set(id, localized.set(locale, document));
    }
  }
  return [...documents.values()];
}

/** Reads a global in all locales. Its slug is used as its id. */
async function globalDocument(
  client: PayloadClient,
  { slug }: EntityModel,
  options: Options,
): Promise<LocalizedDocument> {
  return new Map(
    await inEveryLocale(options, async (locale) => ({ ...(await client.global(slug, locale)), id: slug })),
  );
}

function inEveryLocale<Result>(
  { locales }: Options,
  read: (locale: string) => Promise<Result>,
): Promise<(readonly [string, Result])[]> {
  return Promise.all(locales.map(async (locale) => [locale, await read(locale)] as const));
}
