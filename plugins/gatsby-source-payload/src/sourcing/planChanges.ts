import type { NodeInput } from 'gatsby';
import { buildNodes, type NodeBuilder } from '../nodes/buildNodes';
import type { LocalizedDocument } from '../nodes/documentLocales';
import type { Content, EntityContent } from './fetchContent';
import type { IsRemoved } from './fetchRemovals';

/** A node of an earlier sourcing. */
export interface ExistingNode {
  id: string;
  documentId: string;
}

export interface Changes<Existing extends ExistingNode> {
  create: NodeInput[];
  remove: Existing[];
}

/**
 * Works out what has to be done to the nodes, before anything is done: an answer that cannot be used changes nothing.
 * @param content what the CMS said
 * @param existing the nodes of an earlier sourcing, by node type
 * @param builder makes nodes of documents
 * @throws SourceError badDocument or missingPath
 */
export function planChanges<Existing extends ExistingNode>(
  content: Content,
  existing: (type: string) => Existing[],
  builder: NodeBuilder,
): Changes<Existing> {
  const changes: Changes<Existing> = { create: [], remove: [] };
  for (const part of content.entities) {
    const create = part.documents
      .filter((document) => !isGone(document, part, content.isRemoved))
      .flatMap((document) => buildNodes(document, part.entity, builder));
    const kept = new Set(create.map(({ id }) => id));
    const answered = new Set(part.documents.map(documentId));
    const remove = existing(builder.options.prefix + part.entity.type).filter(
      (node) =>
        !kept.has(node.id) &&
        (part.complete || answered.has(node.documentId) || content.isRemoved(part.entity, node.documentId)),
    );
    changes.create.push(...create);
    changes.remove.push(...remove);
  }
  return changes;
}

function isGone(
  document: LocalizedDocument,
  { entity, complete }: EntityContent,
  isRemoved: IsRemoved,
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
