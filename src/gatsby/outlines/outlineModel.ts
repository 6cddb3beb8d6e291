import { outlineId, type OutlineName, OUTLINES } from './outlines';
import type { NodeModel } from './readOutline';

/** For tests: a node model that holds nodes and the outlines of them, and keeps which ids it was asked for. */
export function outlineModel(
  name: OutlineName,
  nodes: readonly { id: string; locale?: string; documentId?: string }[],
): NodeModel & { asked: string[] } {
  const asked: string[] = [];
  const { entry } = OUTLINES[name];
  const all = nodes.map((node) => ({ locale: 'he', documentId: node.id, ...node }));
  return {
    asked,
    getNodeById: ({ id }) => {
      asked.push(id);
      const found = all.find((node) => node.id === id);
      if (found) return found;
      const locale = id.split(' ').at(-1) ?? '';
      if (id !== outlineId(name, locale)) return null;
      const ofLocale = all.filter((node) => node.locale === locale);
      return {
        entries: ofLocale.map((node): { id: string } => entry(node)).sort((a, b) => (a.id < b.id ? -1 : 1)),
      };
    },
  };
}
