import type { ArticleEntry } from './outlines/outlines';
import { type NodeModel, nodesOf, readOutline } from './outlines/readOutline';

/** A page of the CMS as its node holds it; links are the ids of nodes. */
export interface PageNode {
  id: string;
  locale: string;
  article?: { category?: string | null; date?: string | null } | null;
}

/**
 * What to read after a page: the newest articles of its category, then the newest of the others, in its language. In each
 * group those without a date come last. The page depends on those alone that are shown.
 * @param page the one that is being read, which is never among them
 * @param limit how many at most
 */
export function readNext(page: PageNode, limit: number, model: NodeModel): PageNode[] {
  const category = page.article?.category;
  const isAlike = (entry: ArticleEntry) => Number(Boolean(category) && entry.category === category);
  const entries = readOutline('articles', page.locale, model)
    .filter(({ id }) => id !== page.id)
    .sort((a, b) => isAlike(b) - isAlike(a) || (b.date ?? '').localeCompare(a.date ?? ''));
  return nodesOf(entries.slice(0, Math.max(limit, 0)), model);
}
