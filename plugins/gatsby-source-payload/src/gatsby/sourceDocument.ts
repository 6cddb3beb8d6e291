import type { SourceNodesArgs } from 'gatsby';
import { PayloadClient, type RawDocument } from '../client/PayloadClient';
import { buildNodes } from '../nodes/buildNodes';
import { createNodeIds } from '../nodes/createNodeIds';
import { entityKey } from '../nodes/entityKey';
import type { Options } from '../options';
import type { EntityModel, SchemaModel } from '../schema/SchemaModel';
import { GLOBALS, type DocumentRequest, type UnsavedValues } from '../sourcing/DocumentRequest';
import { putNode, removeNode } from './putNode';
import { loadSchemaModel } from './schemaCache';

/**
 * Returns fields that the CMS computes when it saves a document. A form contains only their last saved values, so its
 * values are ignored.
 */
const derivedTypes = (options: Options): Set<string> =>
  new Set(['id', 'createdAt', 'updatedAt', options.pathField, `${options.pathField}s`]);

const entityOf = ({ entities }: SchemaModel, { collection, id }: DocumentRequest): EntityModel | undefined =>
  collection === GLOBALS
    ? entities.find(({ kind, slug }) => kind === 'global' && slug === id)
    : entities.find(({ kind, slug }) => kind === 'collection' && slug === collection);

/** Reads a document in one locale. For a global, `id` is its slug. */
async function read(
  client: PayloadClient,
  { kind, slug }: EntityModel,
  id: string,
  locale: string,
): Promise<RawDocument | undefined> {
  if (kind === 'global') return { ...(await client.global(slug, locale)), id: slug };
  const [document] = await client.list(slug, { locale, id });
  return document;
}

/**
 * Reads one saved document or global, published or not, and applies the unsaved values of its form. It saves no
 * watermark, so the next ordinary sourcing still reads later changes.
 * @param request the document to read; if it has been deleted, its nodes are removed
 * @throws SourceError for an invalid response of the CMS
 */
export async function sourceDocument(
  args: SourceNodesArgs,
  options: Options,
  request: DocumentRequest,
): Promise<void> {
  const model = await loadSchemaModel(args.cache, options);
  const entity = entityOf(model, request);
  if (!entity) return;
  const client = new PayloadClient(options);
  // Ignore unsaved values of a file, because only the CMS knows the file's URL.
  const unsaved = entity.upload ? undefined : request.unsaved;
  const document = new Map<string, RawDocument>();
  const answers = await Promise.all(
    options.locales.map((locale) => read(client, entity, request.id, locale)),
  );
  for (const [index, locale] of options.locales.entries()) {
    const saved = answers[index];
    if (saved) document.set(locale, applyUnsaved(saved, locale, unsaved, options));
  }
  const nodeId = createNodeIds(args.createNodeId, options.prefix);
  const nodes = buildNodes(document, entity, {
    model,
    options,
    nodeId,
    warn: (_key, message) => args.reporter.warn(message),
  });
  for (const node of nodes) putNode(args, node);
  // Unsaved values may be incomplete, so that a node cannot be built. Keep the previous node in that case, so that the
  // page stays unchanged until the values are valid.
  if (request.unsaved && document.size > 0) return;
  for (const locale of options.locales) {
    const id = nodeId(entityKey(entity), request.id, locale);
    const left = args.getNode(id);
    if (left && !nodes.some((node) => node.id === id)) removeNode(args, left);
  }
}

function applyUnsaved(
  saved: RawDocument,
  locale: string,
  unsaved: UnsavedValues | undefined,
  options: Options,
): RawDocument {
  if (unsaved?.locale !== locale) return saved;
  const left = derivedTypes(options);
  const values = Object.entries(unsaved.values).filter(
    ([name, value]) => !left.has(name) && value !== undefined,
  );
  return { ...saved, ...Object.fromEntries(values) };
}
