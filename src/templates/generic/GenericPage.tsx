import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { companyBlocks, genericBlocks } from './genericBlocks.gen';
import { withoutReservedBlocks } from '../../components/BlockList/withoutReservedBlocks';
import { ContentPage } from '../../components/ContentPage/ContentPage';
import { Seo } from '../../components/Seo/Seo';

export const query = graphql`
  query GenericPage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...ContentPage
      ...GenericBlocks
      ...PageCompany
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
      ...SpecialCompany
    }
    locales: texts(template: "generic", language: $language) {
      ...Translations
    }
  }
`;

/** Generic page, on which editors can use any block (corporate-site §2). */
export default function GenericPage({ data: { page, site } }: PageProps<Queries.GenericPageQuery>) {
  return (
    page && <ContentPage page={withoutReservedBlocks(page, site, companyBlocks)} components={genericBlocks} />
  );
}

export const Head = ({ data }: HeadProps<Queries.GenericPageQuery>) => <Seo {...data} />;
