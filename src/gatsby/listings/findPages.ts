import { newestFirst } from '../outlines/newestFirst';
import { type NodeModel, findNodesById, readOutline } from '../outlines/readOutline';

/** Selects pages. */
export interface PageSelection {
  template: string;
  language: string;
  /** Maximum number of pages. There is no limit by default. */
  limit?: number | null;
}

/**
 * Returns the ids of all pages with a template in one language. Articles are sorted from newest to oldest, with undated
 * ones last. Other pages are sorted by id.
 */
export function findPageIds({ template, language, limit }: PageSelection, model: NodeModel): string[] {
  const entries = readOutline('pages', language, model)
    .filter((entry) => entry.template === template)
    .sort((a, b) => newestFirst(a.date ?? '', b.date ?? ''));
  return entries.slice(0, limit ?? entries.length).map(({ id }) => id);
}

/** Returns the pages with a template in one language, in the order of `findPageIds`. */
export const findPages = (of: PageSelection, model: NodeModel): object[] =>
  findNodesById(findPageIds(of, model), model);
