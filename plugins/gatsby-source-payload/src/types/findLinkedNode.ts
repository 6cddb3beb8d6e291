import { existenceDependency, fieldDependency } from '../fieldDependency';
import type { ResolverContext, SourcedNode } from './GatsbySchema';

/** Maximum number of field dependencies, each of which takes memory. Pages with more depend on the whole document. */
const MAX_FIELDS = 12;

/**
 * Returns the node of a link. The page depends on the shown fields, even while the document does not exist, so that
 * it renders again when the document is published.
 * @param context of the resolver
 * @param id of the node
 * @param fields shown fields of the node; null for the whole node
 * @returns null if the document is not public in this language
 */
export function findLinkedNode(
  { nodeModel }: ResolverContext,
  id: string,
  fields: ReadonlySet<string> | null,
): SourcedNode | null {
  const few = fields && fields.size <= MAX_FIELDS ? fields : null;
  const node = nodeModel.getNodeById({ id }, { track: few === null });
  if (!node) nodeModel.trackPageDependencies({ id });
  else if (few) {
    nodeModel.trackPageDependencies({ id: existenceDependency(id) });
    for (const field of few) nodeModel.trackPageDependencies({ id: fieldDependency(id, field) });
  }
  return node;
}
