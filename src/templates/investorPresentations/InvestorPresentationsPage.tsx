import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { investorPresentationsBlocks } from './investorPresentationsBlocks.gen';
import { InvestorPresentations } from '../../blocks/financialReportsMain/InvestorPresentations';
import { ContentPage } from '../../components/ContentPage/ContentPage';
import { Seo } from '../../components/Seo/Seo';

export const query = graphql`
  query InvestorPresentationsPage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...ContentPage
      ...InvestorPresentationsBlocks
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
    }
    locales: texts(template: "investorPresentations", language: $language) {
      ...Translations
    }
  }
`;

const components = {
  ...investorPresentationsBlocks,
  CmsFinancialReportsMainBlock: InvestorPresentations,
};

/** Page of the investor presentations (forms-investors-catalogue §2.1). */
export default function InvestorPresentationsPage({
  data: { page },
}: PageProps<Queries.InvestorPresentationsPageQuery>) {
  return page && <ContentPage page={page} components={components} />;
}

export const Head = ({ data }: HeadProps<Queries.InvestorPresentationsPageQuery>) => <Seo {...data} />;
