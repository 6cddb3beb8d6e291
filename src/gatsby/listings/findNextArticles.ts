import { FOLLOWING_ARTICLES } from '../outlines/outlines';
import { type NodeModel, readOutline } from '../outlines/readOutline';

/** A page. Only articles have the fields of `article`. */
export interface PageNode {
  id: string;
  locale: string;
  article?: { category?: string | null; date?: string | null } | null;
}

/**
 * Returns articles to read after an article. First come the articles that follow it in its category, from newer to
 * older, and then from the newest again. The newest articles in the same language fill the remaining places.
 * Undated articles come last in each group. Each article depends on only a few others, so a new article changes only a
 * few pages.
 * @param limit maximum number of articles
 * @returns node ids
 * @throws RangeError when the limit exceeds `FOLLOWING_ARTICLES`
 */
export function findNextArticles(page: PageNode, limit: number, model: NodeModel): string[] {
  if (limit > FOLLOWING_ARTICLES)
    throw new RangeError(
      `readNext returns at most ${FOLLOWING_ARTICLES} articles, but ${limit} were requested`,
    );
  const alike = page.article?.category ? readOutline('following', page.locale, model, page.id) : [];
  const rest =
    alike.length < limit
      ? readOutline('newest', page.locale, model).filter(
          ({ id }) => id !== page.id && !alike.some((other) => other.id === id),
        )
      : [];
  return [...alike, ...rest].slice(0, Math.max(limit, 0)).map(({ id }) => id);
}
