import type { ResolverContext, SourcedNode } from './GatsbySchema';

/**
 * The node a link leads to. The page that asks depends on it, even while it does not exist: when the document is
 * published later, Gatsby renders the page again and the link appears.
 * @param context of the resolver
 * @param id the node's id
 * @returns null when the document is not public in this language
 */
export function findLinkedNode({ nodeModel }: ResolverContext, id: string): SourcedNode | null {
  const node = nodeModel.getNodeById({ id });
  if (!node) nodeModel.trackPageDependencies({ id });
  return node;
}
