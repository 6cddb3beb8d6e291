import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs';
import { PageLayout } from '../../components/PageLayout/PageLayout';
import { Seo } from '../../components/Seo/Seo';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';

export const query = graphql`
  query BreadcrumbOnlyPage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...LayoutPage
      ...BreadcrumbTrail
      ...SeoPage
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
    }
    locales: texts(template: "breadcrumbOnly", language: $language) {
      ...Translations
    }
  }
`;

/** Page that shows only its breadcrumbs, and a title for screen readers (corporate-site §2). */
export default function BreadcrumbOnlyPage({ data: { page } }: PageProps<Queries.BreadcrumbOnlyPageQuery>) {
  return (
    page && (
      <PageLayout page={page}>
        <Breadcrumbs page={page} />
        <h1>
          <VisuallyHidden>{page.title}</VisuallyHidden>
        </h1>
      </PageLayout>
    )
  );
}

export const Head = ({ data }: HeadProps<Queries.BreadcrumbOnlyPageQuery>) => <Seo {...data} />;
