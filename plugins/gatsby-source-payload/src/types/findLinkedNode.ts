import { existenceDependency, fieldDependency } from '../fieldDependency';
import type { ResolverContext, SourcedNode } from './GatsbySchema';

/** A page that shows more of a document depends on all of it: each dependency takes memory. */
const MOST_FIELDS = 12;

/**
 * The node a link leads to. The page that asks depends on what it shows of the document, even while it does not exist: when the document is
 * published later, Gatsby renders the page again and the link appears.
 * @param context of the resolver
 * @param id the node's id
 * @param fields names of the node's own fields that the page shows; null for all of the node
 * @returns null when the document is not public in this language
 */
export function findLinkedNode(
  { nodeModel }: ResolverContext,
  id: string,
  fields: ReadonlySet<string> | null,
): SourcedNode | null {
  const few = fields && fields.size <= MOST_FIELDS ? fields : null;
  const node = nodeModel.getNodeById({ id }, { track: few === null });
  if (!node) nodeModel.trackPageDependencies({ id });
  else if (few) {
    nodeModel.trackPageDependencies({ id: existenceDependency(id) });
    for (const field of few) nodeModel.trackPageDependencies({ id: fieldDependency(id, field) });
  }
  return node;
}
