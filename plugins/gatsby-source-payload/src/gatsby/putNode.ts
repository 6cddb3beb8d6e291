import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { existenceDependency, fieldDependency } from '../fieldDependency';
import { contentDigest } from '../nodes/contentDigest';

type Args = Pick<SourceNodesArgs, 'actions' | 'getNode'>;

interface Node {
  id: string;
  internal: { type: string; contentDigest: string };
}

/**
 * Makes a node, and tells the pages that depend on single fields of it which ones are others now.
 * @param args of the Gatsby API
 * @param node
 * @param anew whether all pages that show the node are to be asked again, though it be as it was
 * @returns whether the node is new or another one
 */
export function putNode(args: Args, node: NodeInput, anew = false): boolean {
  const before = args.getNode(node.id);
  const isSame = before?.internal.contentDigest === node.internal.contentDigest;
  if (before && anew) {
    announce(args, existenceDependency(node.id), node.internal.type);
    args.actions.deleteNode(before);
  } else if (before && !isSame) {
    for (const field of changedFields({ ...before }, { ...node }))
      announce(args, fieldDependency(node.id, field), node.internal.type);
  }
  // Gatsby itself waits for what follows from a new node.
  void args.actions.createNode(node);
  return !isSame;
}

/** Takes a node away, and tells the pages that depend on single fields of it. */
export function removeNode(args: Args, node: Node): void {
  announce(args, existenceDependency(node.id), node.internal.type);
  args.actions.deleteNode(node as Parameters<typeof args.actions.deleteNode>[0]);
}

/** Names of fields that differ; `internal` and the like are Gatsby's. */
function changedFields(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const digest = (value: unknown) => contentDigest({ value: value ?? null });
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const own of ['internal', 'parent', 'children', 'fields']) names.delete(own);
  return [...names].filter((name) => digest(before[name]) !== digest(after[name]));
}

/** Gatsby asks pages again that depend on a node of an id when such a node is made. It is gone before anything can ask for it. */
function announce({ actions }: Args, id: string, type: string): void {
  const node = { id, parent: null, children: [], internal: { type, contentDigest: id } };
  void actions.createNode(node);
  actions.deleteNode(node as unknown as Parameters<typeof actions.deleteNode>[0]);
}
