import { FOLLOWING } from './outlines/outlines';
import { type NodeModel, readOutline } from './outlines/readOutline';

/** A page of the CMS as its node holds it; links are the ids of nodes. */
export interface PageNode {
  id: string;
  locale: string;
  article?: { category?: string | null; date?: string | null } | null;
}

/**
 * What to read after a page: the articles that follow it in its category, from newer to older, and after the oldest from the newest on;
 * where these are too few, the newest of the others, in its language. In each group those without a date come last. So each article is
 * one to read after a few others, and a new one changes these few alone.
 * @param page the one that is being read, which is never among them
 * @param limit how many at most
 * @returns the ids of their nodes
 * @throws RangeError when more are asked for than outlines have
 */
export function readNext(page: PageNode, limit: number, model: NodeModel): string[] {
  if (limit > FOLLOWING) throw new RangeError(`At most ${FOLLOWING} articles to read next, not ${limit}`);
  const alike = page.article?.category ? readOutline('following', page.locale, model, page.id) : [];
  const rest =
    alike.length < limit
      ? readOutline('newest', page.locale, model).filter(
          ({ id }) => id !== page.id && !alike.some((other) => other.id === id),
        )
      : [];
  return [...alike, ...rest].slice(0, Math.max(limit, 0)).map(({ id }) => id);
}
