import { newestFirst } from './newestFirst';
import { type NodeModel, nodesByIds, readOutline } from '../outlines/readOutline';

/** Selects pages. */
export interface PagesOf {
  template: string;
  language: string;
  /** Maximum number; unlimited by default. */
  limit?: number | null;
}

/**
 * Returns the page ids of a kind in a language: articles newest first and undated last, other pages by id.
 */
export function pageIdsOf({ template, language, limit }: PagesOf, model: NodeModel): string[] {
  const entries = readOutline('pages', language, model)
    .filter((entry) => entry.template === template)
    .sort((a, b) => newestFirst(a.date ?? '', b.date ?? ''));
  return entries.slice(0, limit ?? entries.length).map(({ id }) => id);
}

/** Returns the pages of a kind in a language, in the order of `pageIdsOf`. */
export const pagesOf = (of: PagesOf, model: NodeModel): object[] => nodesByIds(pageIdsOf(of, model), model);
