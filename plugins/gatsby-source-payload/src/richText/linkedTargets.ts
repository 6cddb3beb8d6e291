import type { RichTextNode } from './RichTextNode';

/** The documents that a text names, by the ids of their nodes: `linked` are those it leads to, `shown` those that stand in it. */
export interface Targets {
  linked: Set<string>;
  shown: Set<string>;
}

/** The node ids of all documents that a text links to or shows. */
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
