/** A page of the CMS as its node holds it; links are the ids of nodes. */
export interface PageNode {
  id: string;
  locale: string;
  article?: { category?: string | null; date?: string | null } | null;
}

interface ArticleFilter {
  template: { eq: 'article' };
  locale: { eq: string };
  article: { category?: { id: { eq: string } }; date: { ne: null } | { eq: null } };
}

/** The part of Gatsby's node model that is used here. */
export interface ArticleModel {
  findAll: (args: {
    type: 'CmsPage';
    query: { filter: ArticleFilter; sort: { article: { date: 'DESC' } }; limit: number };
  }) => Promise<{ entries: Iterable<PageNode> }>;
}

/**
 * What to read after a page: the newest articles of its category, then the newest of the others, in its language. In each
 * group those without a date come last. However many articles there are, only so many are taken as are shown.
 * @param page the one that is being read, which is never among them
 * @param limit how many at most
 */
export async function readNext(page: PageNode, limit: number, model: ArticleModel): Promise<PageNode[]> {
  const found = new Map<string, PageNode>();
  const category = page.article?.category;
  const groups = [...(category ? [{ category: { id: { eq: category } } }] : []), {}];
  for (const group of groups) {
    for (const date of [{ ne: null }, { eq: null }] as const) {
      if (found.size >= limit) break;
      const { entries } = await model.findAll({
        type: 'CmsPage',
        query: {
          filter: {
            template: { eq: 'article' },
            locale: { eq: page.locale },
            article: { ...group, date },
          },
          sort: { article: { date: 'DESC' } },
          // The page itself, and those of its category, are among what a later group answers.
          limit: limit + found.size + 1,
        },
      });
      for (const article of entries) if (article.id !== page.id) found.set(article.id, article);
    }
  }
  return [...found.values()].slice(0, Math.max(limit, 0));
}
