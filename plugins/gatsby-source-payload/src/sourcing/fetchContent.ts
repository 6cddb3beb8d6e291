import { mapLimited } from '../client/mapLimited';
import type { PayloadClient, RawDocument } from '../client/PayloadClient';
import type { LocalizedDocument } from '../nodes/documentLocales';
import type { Options } from '../options';
import type { EntityModel, SchemaModel } from '../schema/SchemaModel';
import { fetchRemovals, type IsRemoved } from './fetchRemovals';

/** What the CMS has to say about one collection or global. */
export interface EntityContent {
  entity: EntityModel;
  /** True when `documents` is all there is, false when it is only what changed. */
  complete: boolean;
  documents: LocalizedDocument[];
}

export interface Content {
  entities: EntityContent[];
  isRemoved: IsRemoved;
}

const NOTHING_REMOVED: IsRemoved = () => false;

/**
 * Reads what changed since a moment, or everything. Globals and collections without times are always read whole.
 * @param since the last watermark; null for everything
 * @throws SourceError
 */
export async function fetchContent(
  client: PayloadClient,
  model: SchemaModel,
  options: Options,
  since: Date | null,
): Promise<Content> {
  const entities = await mapLimited(model.entities, options.concurrency, async (entity) => {
    if (entity.kind === 'global')
      return { entity, complete: true, documents: await globalDocument(client, entity, options) };
    const from = entity.timestamps ? since : null;
    return {
      entity,
      complete: from === null,
      documents: await changedDocuments(client, entity, options, from),
    };
  });
  const changed = entities.filter(({ complete }) => !complete).map(({ entity }) => entity);
  const isRemoved =
    since && changed.length > 0 ? await fetchRemovals(client, changed, options, since) : NOTHING_REMOVED;
  return { entities, isRemoved };
}

async function changedDocuments(
  client: PayloadClient,
  entity: EntityModel,
  options: Options,
  since: Date | null,
) {
  const documents = new Map<string, Map<string, RawDocument>>();
  for (const locale of options.locales) {
    const query = { locale, published: entity.drafts && !options.preview, ...(since && { since }) };
    for (const document of await client.list(entity.slug, query)) {
      const id = String(document.id);
      const localized = documents.get(id) ?? new Map<string, RawDocument>();
      documents.set(id, localized.set(locale, document));
    }
  }
  return [...documents.values()];
}

async function globalDocument(
  client: PayloadClient,
  entity: EntityModel,
  options: Options,
): Promise<LocalizedDocument[]> {
  const localized = new Map<string, RawDocument>();
  for (const locale of options.locales) {
    localized.set(locale, { ...(await client.global(entity.slug, locale)), id: entity.slug });
  }
  return [localized];
}
