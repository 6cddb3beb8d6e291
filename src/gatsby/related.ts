/** A project or product as its node holds it; links are the ids of nodes. */
export interface ListedNode {
  id: string;
  locale: string;
  priorityID?: number | null;
}

/** What makes two documents alike, the strongest first: the path of a field of links, and the ids that it holds. */
export interface Likeness {
  field: string;
  ids: readonly string[];
}

type Filter = Record<string, unknown>;

/** The part of Gatsby's node model that is used here. */
export interface ListedModel {
  findAll: (args: {
    type: string;
    query: { filter: Filter; sort: Record<string, 'ASC'>; limit: number };
  }) => Promise<{ entries: Iterable<ListedNode> }>;
  getNodeById: (query: { id: string; type?: string }) => ListedNode | null;
}

interface RelatedQuery {
  type: 'CmsProject' | 'CmsProduct';
  /** Ids of the nodes that editors chose. */
  chosen: readonly string[];
  likeness: readonly Likeness[];
  limit: number;
  /** Whether documents that are alike in nothing fill what is left. */
  fill?: boolean;
}

/**
 * What stands below a project or product: those that editors chose, in their order; without any, those that are alike, in the language
 * of the page. However many there are, only so many are read as are shown.
 * @param node the one that is being read, which is never among them
 */
export async function related(
  node: ListedNode,
  { type, chosen, likeness, limit, fill = true }: RelatedQuery,
  model: ListedModel,
): Promise<ListedNode[]> {
  const picked = chosen
    .flatMap((id) => model.getNodeById({ id, type }) ?? [])
    .filter(({ id }) => id !== node.id);
  if (picked.length > 0) return picked.slice(0, Math.max(limit, 0));
  const found = new Map<string, ListedNode>();
  const groups: Filter[] = likeness
    .filter(({ ids }) => ids.length > 0)
    .map(({ field, ids }) => ({ [field]: { elemMatch: { id: { in: [...ids] } } } }));
  for (const group of fill ? [...groups, {}] : groups) {
    if (found.size >= limit) break;
    const { entries } = await model.findAll({
      type,
      query: {
        filter: { locale: { eq: node.locale }, ...group },
        sort: { priorityID: 'ASC' },
        // The document itself, and those already found, are among what a later group answers.
        limit: limit + found.size + 1,
      },
    });
    for (const entry of entries) if (entry.id !== node.id) found.set(entry.id, entry);
  }
  return [...found.values()].slice(0, Math.max(limit, 0));
}
