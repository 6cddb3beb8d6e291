import {
  outlineId,
  type OutlineEntries,
  type OutlineName,
  outlineParts,
  OUTLINES,
} from '../outlines/outlines';
import type { NodeModel } from '../outlines/readOutline';

/** Test double for a node model with the given nodes and the outlines of these. Records the ids that are read. */
export function outlineModel(
  nodes: readonly { id: string; locale?: string; documentId?: string }[],
): NodeModel & { asked: string[] } {
  const asked: string[] = [];
  const all = nodes.map((node) => ({ locale: 'he', documentId: node.id, ...node }));
  return {
    asked,
    getNodeById: ({ id }) => {
      asked.push(id);
      const found = all.find((node) => node.id === id);
      if (found) return found;
      const [, name = '', locale = '', ...part] = id.split(' ');
      if (!(name in OUTLINES)) return null;
      const outline = name as OutlineName;
      const entries = all
        .filter((node) => node.locale === locale)
        .map((node): OutlineEntries[OutlineName] => OUTLINES[outline].entry(node))
        .sort((a, b) => (a.id < b.id ? -1 : 1));
      const ofPart = outlineParts(outline, entries).get(part.join(' '));
      return ofPart && id === outlineId(outline, locale, part.join(' '))
        ? { entries: JSON.stringify(ofPart) }
        : null;
    },
  };
}
