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

/** The page whose blocks appear on every job page (corporate-site §2). It shows them to editors. */
export default function InnerJobPage({ data: { page } }: PageProps<Queries.InnerJobPageQuery>) {
  return page && <ContentPage page={page} components={innerJobBlocks} />;
}

export const Head = ({ data }: HeadProps<Queries.InnerJobPageQuery>) => <Seo {...data} />;
