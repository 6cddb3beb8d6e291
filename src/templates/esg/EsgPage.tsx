import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { esgBlocks } from './esgBlocks.gen';
import { ContentPage } from '../../components/ContentPage/ContentPage';
import { Seo } from '../../components/Seo/Seo';

export const query = graphql`
  query EsgPage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...ContentPage
      ...EsgBlocks
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
    }
    locales: texts(template: "esg", language: $language) {
      ...Translations
    }
  }
`;

/** ESG page: strategy, figures and reports (forms-investors-catalogue §2.1). */
export default function EsgPage({ data: { page } }: PageProps<Queries.EsgPageQuery>) {
  return page && <ContentPage page={page} components={esgBlocks} />;
}

export const Head = ({ data }: HeadProps<Queries.EsgPageQuery>) => <Seo {...data} />;
