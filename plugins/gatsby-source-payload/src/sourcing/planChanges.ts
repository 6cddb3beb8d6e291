import type { NodeInput } from 'gatsby';
import { buildNodes, type NodeBuilder } from '../nodes/buildNodes';
import type { LocalizedDocument } from '../nodes/documentLocales';
import { entityKey } from '../nodes/entityKey';
import { SourceError } from '../SourceError';
import type { Content, EntityContent } from './fetchContent';
import type { Removals } from './fetchRemovals';
import type { FailedDocument } from './FailedDocument';

/** A node that an earlier sourcing created. */
export interface ExistingNode {
  id: string;
  documentId: string;
}

/** Access to existing nodes. `ofType` is slow in a large site, because it reads all nodes of a type. */
export interface ExistingNodes<Existing extends ExistingNode> {
  ofType: (type: string) => Existing[];
  byId: (id: string) => Existing | undefined;
}

export interface Changes<Existing extends ExistingNode> {
  create: NodeInput[];
  remove: Existing[];
  /** Documents whose nodes could not be built. Their previous nodes are kept. */
  refused: FailedDocument[];
}

/**
 * Plans all changes of nodes before the first one is made. If a response of the CMS is invalid, no node has been
 * changed.
 * @param existing nodes of earlier sourcings
 * @param builder builds the nodes of documents
 * @param known documents that earlier sourcings could not build
 */
export function planChanges<Existing extends ExistingNode>(
  { entities, removals }: Content,
  existing: ExistingNodes<Existing>,
  builder: NodeBuilder,
  known: readonly FailedDocument[] = [],
): Changes<Existing> {
  const changes: Changes<Existing> = { create: [], remove: [], refused: [] };
  for (const part of entities) {
    const { create, refused } = buildPart(part, removals, builder);
    const kept = new Set(create.map(({ id }) => id));
    const stay = new Set(refused.map(({ documentId: document }) => document));
    changes.create.push(...create);
    changes.remove.push(
      ...findAffected(part, removals, existing, builder).filter(
        ({ id, documentId: document }) => !kept.has(id) && !stay.has(document),
      ),
    );
    changes.refused.push(...refused);
  }
  changes.refused.push(...known.filter((one) => isStillFailing(one, entities, removals)));
  return changes;
}

/** Returns whether a document that could not be built before is unchanged, so that it still cannot be built. */
function isStillFailing(
  { entity: key, documentId: id }: FailedDocument,
  entities: readonly EntityContent[],
  { isRemoved }: Removals,
): boolean {
  const part = entities.find(({ entity }) => entityKey(entity) === key);
  if (!part) return true;
  return (
    !part.complete && !isRemoved(part.entity, id) && !part.documents.some((one) => documentId(one) === id)
  );
}

function buildPart(part: EntityContent, removals: Removals, builder: NodeBuilder) {
  const create: NodeInput[] = [];
  const refused: FailedDocument[] = [];
  for (const document of part.documents) {
    if (isRemovedDocument(document, part, removals)) continue;
    try {
      create.push(...buildNodes(document, part.entity, builder));
    } catch (error) {
      if (!(error instanceof SourceError) || error.label === undefined) throw error;
      const { kind, message, label } = error;
      const [entity, id] = [entityKey(part.entity), documentId(document)];
      const nodes = builder.options.locales.map((locale) => builder.nodeId(entity, id, locale));
      refused.push({ entity, documentId: id, kind, message, label, nodes });
    }
  }
  return { create, refused };
}

/**
 * Returns the existing nodes of all documents that were read or removed. Those that are not created again must be
 * deleted.
 */
function findAffected<Existing extends ExistingNode>(
  { entity, complete, documents }: EntityContent,
  { isRemoved, removedFrom }: Removals,
  existing: ExistingNodes<Existing>,
  { options, nodeId }: NodeBuilder,
): Existing[] {
  const type = options.prefix + entity.type;
  if (complete) return existing.ofType(type);
  const answered = new Set(documents.map(documentId));
  const removed = removedFrom(entity);
  if (!removed)
    return existing
      .ofType(type)
      .filter((node) => answered.has(node.documentId) || isRemoved(entity, node.documentId));
  return [...new Set([...answered, ...removed])].flatMap((id) =>
    options.locales.flatMap((locale) => existing.byId(nodeId(entityKey(entity), id, locale)) ?? []),
  );
}

function isRemovedDocument(
  document: LocalizedDocument,
  { entity, complete }: EntityContent,
  { isRemoved }: Removals,
): boolean {
  if (complete) return false;
  const [raw] = document.values();
  const savedAt = typeof raw?.updatedAt === 'string' ? raw.updatedAt : undefined;
  return isRemoved(entity, documentId(document), savedAt);
}

function documentId(document: LocalizedDocument): string {
  const [raw] = document.values();
  return String(raw?.id);
}
