import { FOLLOWING_ARTICLES } from '../outlines/outlines';
import { type NodeModel, readOutline } from '../outlines/readOutline';

/** The node of a page. */
export interface PageNode {
  id: string;
  locale: string;
  article?: { category?: string | null; date?: string | null } | null;
}

/**
 * Returns articles to read after a page: those that follow it in its category (newer to older, then from the
 * newest again), filled up with the newest others of its language. Undated articles come last in each group.
 * Each article follows only a few others, so a new one changes only these.
 * @param limit maximum number
 * @returns node ids
 * @throws RangeError when the limit exceeds the outlines
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
