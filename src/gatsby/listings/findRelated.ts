import type { OutlineName } from '../outlines/outlines';
import { type NodeModel, findEntryNodes, readOutline } from '../outlines/readOutline';

/** The node of a project or product. */
export interface ListedNode {
  id: string;
  locale: string;
  priorityID?: number | null;
}

/** A criterion of similarity, strongest first: a field of links and the ids that it should contain. */
export interface SimilarityCriterion {
  field: string;
  ids: readonly string[];
}

interface RelatedQuery {
  outline: Extract<OutlineName, 'projects' | 'products'>;
  /** Node ids that editors chose. */
  chosen: readonly string[];
  likeness: readonly SimilarityCriterion[];
  limit: number;
  /** Whether dissimilar documents fill the remaining places. */
  fill?: boolean;
}

/**
 * Returns documents related to a project or product: the editors' choice, or else similar ones of its
 * language, by strength of similarity and priority. The page depends only on the results.
 */
export function findRelated(
  node: ListedNode,
  { outline, chosen, likeness, limit, fill = true }: RelatedQuery,
  model: NodeModel,
): ListedNode[] {
  const most = Math.max(limit, 0);
  // Always read, so that a chosen document appears when it is published.
  const outlined = readOutline(outline, node.locale, model);
  const picked = findEntryNodes<ListedNode>(
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
  return findEntryNodes(entries.slice(0, most), model);
}

/** Missing priorities come last. */
const compare = (a: number | null, b: number | null): number => {
  const [first, second] = [a ?? Infinity, b ?? Infinity];
  return first === second ? 0 : first - second;
};
