import type { RichTextNode } from './RichTextNode';

/** The node ids of all documents that a text links to or shows. */
export function linkedTargets(nodes: readonly RichTextNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    if (node.kind === 'embed') return [node.target];
    const own = node.kind === 'link' && node.target !== undefined ? [node.target] : [];
    return [...own, ...linkedTargets(node.children)];
  });
}
