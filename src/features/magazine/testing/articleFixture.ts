import type { ArticleCardFields } from '../articleTitle';

type Category = NonNullable<NonNullable<ArticleCardFields['article']>['category']>;

/** Creates the query result of an article. */
export function article(id: string, isoDate: string | null, category: Category | null): ArticleCardFields {
  return {
    id,
    title: `Article ${id}`,
    path: `/en/magazine/${id}/`,
    article: {
      mainTitle: null,
      subTitle: `About ${id}`,
      isoDate,
      shownDate: isoDate && isoDate.split('-').reverse().map(Number).join('/'),
      category,
      desktopPicture: null,
    },
  };
}
