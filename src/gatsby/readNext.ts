import { type NodeModel, readOutline } from './outlines/readOutline';

/** A page of the CMS as its node holds it; links are the ids of nodes. */
export interface PageNode {
  id: string;
  locale: string;
  article?: { category?: string | null; date?: string | null } | null;
}

/** Outlines of the newest have twice as many articles, and the page itself. */
const MOST = 9;

/**
 * What to read after a page: the newest articles of its category, then the newest of the others, in its language. In each
 * group those without a date come last. It depends on the other categories only where its own has too few.
 * @param page the one that is being read, which is never among them
 * @param limit how many at most
 * @returns the ids of their nodes
 * @throws RangeError when more are asked for than outlines have
 */
export function readNext(page: PageNode, limit: number, model: NodeModel): string[] {
  if (limit > MOST) throw new RangeError(`At most ${MOST} articles to read next, not ${limit}`);
  const { category } = page.article ?? {};
  const isOther = ({ id }: { id: string }) => id !== page.id;
  const alike = category ? readOutline('newestOfCategory', page.locale, model, category).filter(isOther) : [];
  const rest =
    alike.length < limit
      ? readOutline('newest', page.locale, model).filter(
          (entry) => isOther(entry) && !(category && entry.category === category),
        )
      : [];
  return [...alike, ...rest].slice(0, Math.max(limit, 0)).map(({ id }) => id);
}
