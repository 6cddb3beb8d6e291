import { newestFirst } from './newestFirst';
import { type NodeModel, nodesOf, readOutline } from './outlines/readOutline';

/** Which pages are wanted. */
export interface PagesOf {
  template: string;
  language: string;
  /** How many at most; all without it. */
  limit?: number | null;
}

/** The pages of a kind in a language: articles with the newest first, those without a date last; other pages by their ids. */
export function pagesOf({ template, language, limit }: PagesOf, model: NodeModel): object[] {
  const entries = readOutline('pages', language, model)
    .filter((entry) => entry.template === template)
    .sort((a, b) => newestFirst(a.date ?? '', b.date ?? ''));
  return nodesOf(entries.slice(0, limit ?? entries.length), model);
}
