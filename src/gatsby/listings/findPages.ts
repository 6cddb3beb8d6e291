import { newestFirst } from '../outlines/newestFirst';
import { type NodeModel, findNodesById, readOutline } from '../outlines/readOutline';

/** Selects pages. */
export interface PageSelection {
  template: string;
  language: string;
  /** Maximum number; unlimited by default. */
  limit?: number | null;
}

/**
 * Returns the page ids of a kind in a language: articles newest first and undated last, other pages by id.
 */
export function findPageIds({ template, language, limit }: PageSelection, model: NodeModel): string[] {
  const entries = readOutline('pages', language, model)
    .filter((entry) => entry.template === template)
    .sort((a, b) => newestFirst(a.date ?? '', b.date ?? ''));
  return entries.slice(0, limit ?? entries.length).map(({ id }) => id);
}

/** Returns the pages of a kind in a language, in the order of `findPageIds`. */
export const findPages = (of: PageSelection, model: NodeModel): object[] =>
  findNodesById(findPageIds(of, model), model);
