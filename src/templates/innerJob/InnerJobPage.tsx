import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { innerJobBlocks } from './innerJobBlocks.gen';
import { ContentPage } from '../../components/ContentPage/ContentPage';
import { Seo } from '../../components/Seo/Seo';

export const query = graphql`
  query InnerJobPage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...ContentPage
      ...InnerJobBlocks
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
    }
    locales: texts(template: "innerJob", language: $language) {
      ...Translations
    }
  }
`;

/**
 * Page with the blocks that appear on every job page (corporate-site §2). It exists so that editors can see these
 * blocks on their own.
 */
export default function InnerJobPage({ data: { page } }: PageProps<Queries.InnerJobPageQuery>) {
  return page && <ContentPage page={page} components={innerJobBlocks} />;
}

export const Head = ({ data }: HeadProps<Queries.InnerJobPageQuery>) => <Seo {...data} />;
