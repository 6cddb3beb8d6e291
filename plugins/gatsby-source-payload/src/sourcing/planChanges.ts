import type { NodeInput } from 'gatsby';
import { buildNodes, type NodeBuilder } from '../nodes/buildNodes';
import type { LocalizedDocument } from '../nodes/documentLocales';
import { entityKey } from '../nodes/entityKey';
import type { Content, EntityContent } from './fetchContent';
import type { Removals } from './fetchRemovals';

/** A node of an earlier sourcing. */
export interface ExistingNode {
  id: string;
  documentId: string;
}

/** Existing nodes. Reading all nodes of a type is slow in a large site. */
export interface ExistingNodes<Existing extends ExistingNode> {
  ofType: (type: string) => Existing[];
  byId: (id: string) => Existing | undefined;
}

export interface Changes<Existing extends ExistingNode> {
  create: NodeInput[];
  remove: Existing[];
}

/**
 * Plans all node changes before any is made, so that an invalid answer changes nothing.
 * @param content answers of the CMS
 * @param existing nodes of an earlier sourcing
 * @param builder builds nodes of documents
 * @throws SourceError badDocument or missingPath
 */
export function planChanges<Existing extends ExistingNode>(
  { entities, removals }: Content,
  existing: ExistingNodes<Existing>,
  builder: NodeBuilder,
): Changes<Existing> {
  const changes: Changes<Existing> = { create: [], remove: [] };
  for (const part of entities) {
    const create = part.documents
      .filter((document) => !isGone(document, part, removals))
      .flatMap((document) => buildNodes(document, part.entity, builder));
    const kept = new Set(create.map(({ id }) => id));
    changes.create.push(...create);
    changes.remove.push(...concerned(part, removals, existing, builder).filter(({ id }) => !kept.has(id)));
  }
  return changes;
}

/** Returns the nodes that the content covers, including those that it no longer contains. */
function concerned<Existing extends ExistingNode>(
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

function isGone(
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
