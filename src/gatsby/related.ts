import type { OutlineName } from './outlines/outlines';
import { type NodeModel, nodesOf, readOutline } from './outlines/readOutline';

/** A project or product as its node holds it; links are the ids of nodes. */
export interface ListedNode {
  id: string;
  locale: string;
  priorityID?: number | null;
}

/** What makes two documents alike, the strongest first: a field of links, and the ids that it holds. */
export interface Likeness {
  field: string;
  ids: readonly string[];
}

interface RelatedQuery {
  outline: Extract<OutlineName, 'projects' | 'products'>;
  /** Ids of the nodes that editors chose. */
  chosen: readonly string[];
  likeness: readonly Likeness[];
  limit: number;
  /** Whether documents that are alike in nothing fill what is left. */
  fill?: boolean;
}

/**
 * What stands below a project or product: those that editors chose, in their order; without any, those that are alike, in the language
 * of the page, the strongest likeness first and then by priority. The page depends on those alone that are shown.
 * @param node the one that is being read, which is never among them
 */
export function related(
  node: ListedNode,
  { outline, chosen, likeness, limit, fill = true }: RelatedQuery,
  model: NodeModel,
): ListedNode[] {
  const most = Math.max(limit, 0);
  // Asked in any case: one that was chosen and is not public yet appears with its publication.
  const outlined = readOutline(outline, node.locale, model);
  const picked = nodesOf<ListedNode>(
    chosen.map((id) => ({ id })),
    model,
  ).filter(({ id }) => id !== node.id);
  if (picked.length > 0) return picked.slice(0, most);
  const groupOf = ({ links }: { links: Record<string, readonly string[] | null> }): number => {
    const group = likeness.findIndex(({ field, ids }) => links[field]?.some((id) => ids.includes(id)));
    return group < 0 ? likeness.length : group;
  };
  const entries = outlined
    .filter((entry) => entry.id !== node.id && (fill || groupOf(entry) < likeness.length))
    .sort((a, b) => groupOf(a) - groupOf(b) || compare(a.priorityID, b.priorityID));
  return nodesOf(entries.slice(0, most), model);
}

/** Those without a priority come last. */
const compare = (a: number | null, b: number | null): number => {
  const [first, second] = [a ?? Infinity, b ?? Infinity];
  return first === second ? 0 : first - second;
};
