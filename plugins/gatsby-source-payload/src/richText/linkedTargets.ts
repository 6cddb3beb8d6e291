import type { RichTextNode } from './RichTextNode';

/**
 * Node ids of the documents in a rich text. `linked` contains targets of links, `shown` contains embedded documents.
 */
export interface Targets {
  linked: Set<string>;
  shown: Set<string>;
}

/** Returns the node ids of all documents that a rich text links to or embeds. */
export function linkedTargets(nodes: readonly RichTextNode[]): Targets {
  const targets: Targets = { linked: new Set(), shown: new Set() };
  const collect = (children: readonly RichTextNode[]): void => {
    for (const node of children) {
      if (typeof node === 'string') continue;
      if (node.kind === 'embed') {
        targets.shown.add(node.target);
        continue;
      }
      if (node.kind === 'link' && node.target !== undefined) targets.linked.add(node.target);
      collect(node.children);
    }
  };
  collect(nodes);
  return targets;
}
