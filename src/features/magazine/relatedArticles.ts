import type { ArticleCardFields } from './articleFacts';
import { newestFirst } from './magazineList';

const COUNT = 3;

/**
 * What to read next: the newest of the same category, then the newest of the others.
 * @param articles all articles of the language
 * @param current the one that is being read
 */
export function relatedArticles(
  articles: readonly ArticleCardFields[],
  current: {
    readonly id: string;
    readonly article: { readonly category: { readonly key: string | null } | null } | null;
  },
): ArticleCardFields[] {
  const key = current.article?.category?.key;
  const others = newestFirst(articles.filter(({ id }) => id !== current.id));
  const isSame = ({ article }: ArticleCardFields) => Boolean(key) && article?.category?.key === key;
  return [...others.filter(isSame), ...others.filter((page) => !isSame(page))].slice(0, COUNT);
}
