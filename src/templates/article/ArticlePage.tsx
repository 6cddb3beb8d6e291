import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { articleBlocks } from './articleBlocks.gen';
import { BlockList } from '../../components/BlockList/BlockList';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs';
import { ContactHelp } from '../../components/ContactHelp/ContactHelp';
import { PageLayout } from '../../components/PageLayout/PageLayout';
import { ReadingColumns } from '../../components/ReadingColumns/ReadingColumns';
import { FeedLink } from '../../components/Seo/FeedLink';
import { JsonLd } from '../../components/Seo/JsonLd';
import { Seo } from '../../components/Seo/Seo';
import { useSiteUrl } from '../../components/Seo/useSiteUrl';
import { ArticleFacts } from '../../features/magazine/ArticleFacts';
import { ArticleHeader } from '../../features/magazine/ArticleHeader';
import { articleStructuredData } from '../../features/magazine/articleStructuredData';
import { RelatedArticles } from '../../features/magazine/RelatedArticles';
import { toLanguage } from '../../i18n/languages';
import { feedPath } from '../../i18n/paths';

export const query = graphql`
  query ArticlePage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...ContentPage
      ...ArticleHeader
      ...ArticleBlocks
      updatedAt
      shared: article {
        subTitle
        desktopPicture {
          ...SharedPicture
        }
      }
      readNext {
        ...ArticleCardFields
      }
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
      ...ContactLine
      openingHours
    }
    locales: texts(template: "article", language: $language) {
      ...Translations
    }
  }
`;

/** Page of a magazine article: header, blocks, and articles to read next (corporate-site §3 Article). */
export default function ArticlePage({ data: { page } }: PageProps<Queries.ArticlePageQuery>) {
  return (
    page && (
      <PageLayout page={page}>
        {!page.hideBreadcrumbs && <Breadcrumbs page={page} />}
        <article>
          <ArticleHeader page={page} />
          <ReadingColumns before={<ArticleFacts page={page} />} beside={<ContactHelp withAddress={false} />}>
            <BlockList blocks={page.blocks} components={articleBlocks} headed="article" />
          </ReadingColumns>
        </article>
        <RelatedArticles articles={page.readNext} />
      </PageLayout>
    )
  );
}

export function Head({ data: { page, site } }: HeadProps<Queries.ArticlePageQuery>) {
  const siteUrl = useSiteUrl();
  if (!page) return null;
  const picture = page.seo?.ogImage ?? page.shared?.desktopPicture;
  const address = picture?.resize?.src && new URL(picture.resize.src, siteUrl).href;
  const article = {
    published: page.article?.isoDate,
    modified: page.updatedAt,
    section: page.article?.category?.name,
  };
  return (
    <>
      <Seo page={page} site={site} picture={picture} description={page.shared?.subTitle} article={article} />
      <FeedLink
        path={feedPath(toLanguage(page.locale))}
        name={page.breadcrumbs.at(-2)?.title}
        siteName={site?.siteName}
      />
      <JsonLd data={articleStructuredData(page, address, site?.siteName, siteUrl)} />
    </>
  );
}
