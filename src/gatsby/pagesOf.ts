import { newestFirst } from './newestFirst';
import { type NodeModel, nodesByIds, readOutline } from './outlines/readOutline';

/** Which pages are wanted. */
export interface PagesOf {
  template: string;
  language: string;
  /** How many at most; all without it. */
  limit?: number | null;
}

/** The ids of the pages of a kind in a language: articles with the newest first, those without a date last; other pages by their ids. */
export function pageIdsOf({ template, language, limit }: PagesOf, model: NodeModel): string[] {
  const entries = readOutline('pages', language, model)
    .filter((entry) => entry.template === template)
    .sort((a, b) => newestFirst(a.date ?? '', b.date ?? ''));
  return entries.slice(0, limit ?? entries.length).map(({ id }) => id);
}

/** The pages of a kind in a language, in the order of `pageIdsOf`. */
export const pagesOf = (of: PagesOf, model: NodeModel): object[] => nodesByIds(pageIdsOf(of, model), model);
