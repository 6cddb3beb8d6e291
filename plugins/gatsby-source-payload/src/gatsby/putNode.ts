import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { existenceDependency, fieldDependency } from '../fieldDependency';
import { contentDigest } from '../nodes/contentDigest';

type Args = Pick<SourceNodesArgs, 'actions' | 'getNode'>;

interface Node {
  id: string;
  internal: { type: string; contentDigest: string };
}

/**
 * Creates or replaces a node, and makes Gatsby run the queries of pages that use its changed fields.
 * @param args arguments of the Gatsby API
 * @param rerunQueries whether to run the queries of all pages that use the node, even if it is unchanged
 * @returns whether the node is new or changed
 */
export function putNode(args: Args, node: NodeInput, rerunQueries = false): boolean {
  const before = args.getNode(node.id);
  const isSame = before?.internal.contentDigest === node.internal.contentDigest;
  if (before && rerunQueries) {
    invalidateDependents(args, existenceDependency(node.id), node.internal.type);
    args.actions.deleteNode(before);
  } else if (before && !isSame) {
    for (const field of changedFields({ ...before }, { ...node }))
      invalidateDependents(args, fieldDependency(node.id, field), node.internal.type);
  }
  // There is no need to await the promise, because Gatsby itself waits until the node is processed.
  void args.actions.createNode(node);
  return !isSame;
}

/** Deletes a node, and makes Gatsby run the queries of pages that depend on its existence. */
export function removeNode(args: Args, node: Node): void {
  invalidateDependents(args, existenceDependency(node.id), node.internal.type);
  args.actions.deleteNode(node as Parameters<typeof args.actions.deleteNode>[0]);
}

/** Returns the names of the fields that differ. Fields that belong to Gatsby, such as `internal`, are ignored. */
function changedFields(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const digest = (value: unknown) => contentDigest({ value: value ?? null });
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const gatsbyField of ['internal', 'parent', 'children', 'fields']) names.delete(gatsbyField);
  return [...names].filter((name) => digest(before[name]) !== digest(after[name]));
}

/**
 * Creates a pseudo node on which pages depend, so that Gatsby runs their queries again. The node is deleted
 * immediately, before a query can read it.
 */
function invalidateDependents({ actions }: Args, id: string, type: string): void {
  const node = { id, parent: null, children: [], internal: { type, contentDigest: id } };
  void actions.createNode(node);
  actions.deleteNode(node as unknown as Parameters<typeof actions.deleteNode>[0]);
}
