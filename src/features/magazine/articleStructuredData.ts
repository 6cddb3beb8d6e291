import { organizationReference } from '../../components/Seo/structuredData';
import { articleTitle } from './articleTitle';

interface ArticleSource extends Queries.ArticleFactsFragment {
  readonly updatedAt: string | null;
  readonly locale: string;
}

/**
 * Builds the schema.org `Article` of an article page.
 * @param picture absolute URL of the article's picture
 * @param siteName name of the publisher
 * @param siteUrl absolute URL of the site
 */
export function articleStructuredData(
  page: ArticleSource,
  picture: string | null | undefined,
  siteName: string | null | undefined,
  siteUrl: string,
): object {
  const { article, path, locale, updatedAt } = page;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: articleTitle(page),
    inLanguage: locale,
    mainEntityOfPage: new URL(path, siteUrl).href,
    ...(article?.subTitle && { description: article.subTitle }),
    ...(article?.category?.name && { articleSection: article.category.name }),
    ...(article?.isoDate && { datePublished: article.isoDate }),
    ...(updatedAt && { dateModified: updatedAt }),
    ...(picture && { image: [picture] }),
    ...(siteName && {
      author: organizationReference(siteName, siteUrl),
      publisher: organizationReference(siteName, siteUrl),
    }),
  };
}
