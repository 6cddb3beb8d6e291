import { compareTexts } from '../../lib/compareTexts';
import type { ArticleCardFields } from './articleTitle';

export interface Category {
  key: string;
  name: string;
}

/** Sorts articles by date, the newest first and those without a date last (corporate-site §9). */
export function newestFirst<Article extends Pick<ArticleCardFields, 'article'>>(
  articles: readonly Article[],
): Article[] {
  const dateOf = ({ article }: Article) => article?.isoDate ?? '';
  return [...articles].sort((a, b) => compareTexts(dateOf(b), dateOf(a)));
}

/** Returns the categories that have articles, in the editors' order. */
export function categoriesOf(articles: readonly ArticleCardFields[]): Category[] {
  const found = new Map<string, Category & { order: number }>();
  for (const { article } of articles) {
    const { key, name, order } = article?.category ?? {};
    if (key && name) found.set(key, { key, name, order: order ?? 0 });
  }
  return [...found.values()]
    .sort((a, b) => a.order - b.order || compareTexts(a.name, b.name))
    .map(({ key, name }) => ({ key, name }));
}
