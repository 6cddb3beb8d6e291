/** A stored node of Lexical rich text. */
export interface LexicalNode {
  type?: string;
  tag?: string;
  text?: string;
  relationTo?: string;
  value?: unknown;
  fields?: { linkType?: string; url?: string; doc?: { relationTo?: string; value?: unknown } | null };
  children?: LexicalNode[];
}

/** Yields all nodes of a rich text in reading order. */
export function* nodesOf(value: unknown): Generator<LexicalNode> {
  const root = (value as { root?: LexicalNode } | null | undefined)?.root;
  if (root) yield* below(root);
}

function* below(node: LexicalNode): Generator<LexicalNode> {
  for (const child of node.children ?? []) {
    yield child;
    yield* below(child);
  }
}

const SAYING = new Set(['upload', 'horizontalrule', 'relationship', 'block']);

/** Checks whether a rich text has visible content. */
export function hasVisibleContent(value: unknown): boolean {
  for (const { type = '', text } of nodesOf(value)) if (text?.trim() || SAYING.has(type)) return true;
  return false;
}
