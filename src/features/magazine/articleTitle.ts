import { graphql } from 'gatsby';

export const fragment = graphql`
  fragment ArticleFacts on CmsPage {
    id
    title
    path
    article {
      mainTitle
      subTitle
      isoDate: date(formatString: "YYYY-MM-DD")
      shownDate: date(formatString: "D/M/YYYY")
      category {
        id
        key
        name
        order
      }
    }
  }
  fragment ArticleCardFields on CmsPage {
    ...ArticleFacts
    article {
      desktopPicture {
        ...CardPicture
      }
    }
  }
`;

export type ArticleCardFields = Queries.ArticleCardFieldsFragment;

/** Returns the main title of an article, or the name of its page if the title is empty. */
export const articleTitle = ({ article, title }: Queries.ArticleFactsFragment): string =>
  article?.mainTitle || title || '';
