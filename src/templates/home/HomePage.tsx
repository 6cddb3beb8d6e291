import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { homeBlocks } from './homeBlocks.gen';
import { ContentPage } from '../../components/ContentPage/ContentPage';
import { Seo } from '../../components/Seo/Seo';

export const query = graphql`
  query HomePage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...ContentPage
      ...HomeBlocks
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
      ...OrganizationSite
    }
    locales: texts(template: "home", language: $language) {
      ...Translations
    }
  }
`;

/** Home page of a language. */
export default function HomePage({ data: { page } }: PageProps<Queries.HomePageQuery>) {
  return page && <ContentPage page={page} components={homeBlocks} />;
}

export const Head = ({ data }: HeadProps<Queries.HomePageQuery>) => (
  <Seo {...data} organization={data.site} />
);
