import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { existenceDependency, fieldDependency } from '../fieldDependency';
import { contentDigest } from '../nodes/contentDigest';

type Args = Pick<SourceNodesArgs, 'actions' | 'getNode'>;

interface Node {
  id: string;
  internal: { type: string; contentDigest: string };
}

/**
 * Creates a node and announces its changed fields to dependent pages.
 * @param args of the Gatsby API
 * @param rerunQueries whether to query all pages that show the node, even if it is unchanged
 * @returns whether the node is new or changed
 */
export function putNode(args: Args, node: NodeInput, rerunQueries = false): boolean {
  const before = args.getNode(node.id);
  const isSame = before?.internal.contentDigest === node.internal.contentDigest;
  if (before && rerunQueries) {
    announce(args, existenceDependency(node.id), node.internal.type);
    args.actions.deleteNode(before);
  } else if (before && !isSame) {
    for (const field of changedFields({ ...before }, { ...node }))
      announce(args, fieldDependency(node.id, field), node.internal.type);
  }
  // Gatsby itself waits for the effects of a new node.
  void args.actions.createNode(node);
  return !isSame;
}

/** Deletes a node and announces it to dependent pages. */
export function removeNode(args: Args, node: Node): void {
  announce(args, existenceDependency(node.id), node.internal.type);
  args.actions.deleteNode(node as Parameters<typeof args.actions.deleteNode>[0]);
}

/** Returns the names of changed fields. `internal` and the like belong to Gatsby. */
function changedFields(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const digest = (value: unknown) => contentDigest({ value: value ?? null });
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const gatsbyField of ['internal', 'parent', 'children', 'fields']) names.delete(gatsbyField);
  return [...names].filter((name) => digest(before[name]) !== digest(after[name]));
}

/**
 * Creates a node that pages depend on, so that Gatsby queries them again. It is deleted before anything can read it.
 */
function announce({ actions }: Args, id: string, type: string): void {
  const node = { id, parent: null, children: [], internal: { type, contentDigest: id } };
  void actions.createNode(node);
  actions.deleteNode(node as unknown as Parameters<typeof actions.deleteNode>[0]);
}
