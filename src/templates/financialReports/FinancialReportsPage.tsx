import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { financialReportsBlocks } from './financialReportsBlocks.gen';
import { ContentPage } from '../../components/ContentPage/ContentPage';
import { Seo } from '../../components/Seo/Seo';

export const query = graphql`
  query FinancialReportsPage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...ContentPage
      ...FinancialReportsBlocks
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
    }
    locales: texts(template: "financialReports", language: $language) {
      ...Translations
    }
  }
`;

/** Page of the financial reports (forms-investors-catalogue §2.1). */
export default function FinancialReportsPage({
  data: { page },
}: PageProps<Queries.FinancialReportsPageQuery>) {
  return page && <ContentPage page={page} components={financialReportsBlocks} />;
}

export const Head = ({ data }: HeadProps<Queries.FinancialReportsPageQuery>) => <Seo {...data} />;
