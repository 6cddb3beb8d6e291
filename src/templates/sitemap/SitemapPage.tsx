import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs';
import { PageLayout } from '../../components/PageLayout/PageLayout';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { Seo } from '../../components/Seo/Seo';
import { SitemapTree } from '../../features/sitemap/SitemapTree';
import { buildSitemapTree } from '../../features/sitemap/buildSitemapTree';
import { useLanguage } from '../../i18n/LanguageContext';

export const query = graphql`
  query SitemapPage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...LayoutPage
      ...BreadcrumbTrail
      ...SeoPage
    }
    pages: sitemapPages(language: $language) {
      ...SitemapEntry
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
    }
    locales: texts(template: "sitemap", language: $language) {
      ...Translations
    }
  }
`;

/** Sitemap page: breadcrumbs, title, and the tree of all pages in the language (corporate-site §2). */
export default function SitemapPage({ data: { page, pages } }: PageProps<Queries.SitemapPageQuery>) {
  const { culture } = useLanguage();
  return (
    page && (
      <PageLayout page={page}>
        <Breadcrumbs page={page} />
        <Section size="compact">
          <Heading level={1}>{page.title}</Heading>
          <SitemapTree branches={buildSitemapTree(pages, culture)} />
        </Section>
      </PageLayout>
    )
  );
}

export const Head = ({ data }: HeadProps<Queries.SitemapPageQuery>) => (
  <Seo page={data.page} site={data.site} />
);
