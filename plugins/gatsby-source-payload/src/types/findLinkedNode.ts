import { existenceDependency, fieldDependency } from '../fieldDependency';
import type { ResolverContext, SourcedNode } from './GatsbySchema';

/**
 * Maximum number of fields on which a page depends individually. Each dependency takes memory, so a page that uses more
 * fields depends on the whole document.
 */
const MAX_FIELDS = 12;

/**
 * Returns the node to which a link points, and makes the page depend on it. The page depends only on the fields that it
 * shows. If the document does not exist yet, the page depends on its id, so that it is rendered when the document is
 * published.
 * @param context context of the resolver
 * @param id id of the node
 * @param fields names of the fields that the page shows; null for the whole node
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
