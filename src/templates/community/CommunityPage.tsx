import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { communityBlocks } from './communityBlocks.gen';
import { ContentPage } from '../../components/ContentPage/ContentPage';
import { Seo } from '../../components/Seo/Seo';

export const query = graphql`
  query CommunityPage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...ContentPage
      ...CommunityBlocks
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
    }
    locales: texts(template: "community", language: $language) {
      ...Translations
    }
  }
`;

/** Community page (forms-investors-catalogue §2.1). */
export default function CommunityPage({ data: { page } }: PageProps<Queries.CommunityPageQuery>) {
  return page && <ContentPage page={page} components={communityBlocks} />;
}

export const Head = ({ data }: HeadProps<Queries.CommunityPageQuery>) => <Seo {...data} />;
