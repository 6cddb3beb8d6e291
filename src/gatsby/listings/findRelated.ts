import type { OutlineName } from '../outlines/outlines';
import { type NodeModel, findEntryNodes, readOutline } from '../outlines/readOutline';

/** A project or product. */
export interface ListedNode {
  id: string;
  locale: string;
  priorityID?: number | null;
}

/**
 * A criterion of similarity: another document matches if the given link field contains one of the ids. In a list of
 * criteria, the strongest comes first.
 */
export interface SimilarityCriterion {
  field: string;
  ids: readonly string[];
}

interface RelatedQuery {
  outline: Extract<OutlineName, 'projects' | 'products'>;
  /** Node ids of the documents that editors chose. */
  chosen: readonly string[];
  criteria: readonly SimilarityCriterion[];
  limit: number;
  /** Whether documents without any similarity fill the remaining places. Defaults to true. */
  fill?: boolean;
}

/**
 * Returns documents related to a project or product. These are the editors' choice or, without one, documents in the
 * same language, sorted by similarity and priority. The page that queries them depends only on the outline and on the
 * returned documents.
 */
export function findRelated(
  node: ListedNode,
  { outline, chosen, criteria, limit, fill = true }: RelatedQuery,
  model: NodeModel,
): ListedNode[] {
  const most = Math.max(limit, 0);
  // The outline is read in any case. It changes when a chosen document is published, and the page is then rebuilt and
  // shows it.
  const outlined = readOutline(outline, node.locale, model);
  const picked = findEntryNodes<ListedNode>(
    chosen.map((id) => ({ id })),
    model,
  ).filter(({ id }) => id !== node.id);
  if (picked.length > 0) return picked.slice(0, most);
  const groupOf = ({ links }: { links: Record<string, readonly string[] | null> }): number => {
    const group = criteria.findIndex(({ field, ids }) => links[field]?.some((id) => ids.includes(id)));
    return group < 0 ? criteria.length : group;
  };
  const entries = outlined
    .filter((entry) => entry.id !== node.id && (fill || groupOf(entry) < criteria.length))
    .sort((a, b) => groupOf(a) - groupOf(b) || compare(a.priorityID, b.priorityID));
  return findEntryNodes(entries.slice(0, most), model);
}

/** Compares priorities for `sort`. Documents without a priority come last. */
const compare = (a: number | null, b: number | null): number => {
  const [first, second] = [a ?? Infinity, b ?? Infinity];
  return first === second ? 0 : first - second;
};
