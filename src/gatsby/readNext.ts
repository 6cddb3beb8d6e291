import type { PageEntry } from './outlines/outlines';
import { type NodeModel, readOutline } from './outlines/readOutline';
import { newestFirst } from './pagesOf';

/** A page of the CMS as its node holds it; links are the ids of nodes. */
export interface PageNode {
  id: string;
  locale: string;
  article?: { category?: string | null; date?: string | null } | null;
}

/**
 * What to read after a page: the newest articles of its category, then the newest of the others, in its language. In each
 * group those without a date come last.
 * @param page the one that is being read, which is never among them
 * @param limit how many at most
 * @returns the ids of their nodes
 */
export function readNext(page: PageNode, limit: number, model: NodeModel): string[] {
  const category = page.article?.category;
  const isAlike = (entry: PageEntry) => Number(Boolean(category) && entry.category === category);
  const entries = readOutline('pages', page.locale, model)
    .filter(({ id, template }) => template === 'article' && id !== page.id)
    .sort((a, b) => isAlike(b) - isAlike(a) || newestFirst(a.date ?? '', b.date ?? ''));
  return entries.slice(0, Math.max(limit, 0)).map(({ id }) => id);
}
