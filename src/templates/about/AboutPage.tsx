import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { aboutBlocks } from './aboutBlocks.gen';
import { ContentPage } from '../../components/ContentPage/ContentPage';
import { Seo } from '../../components/Seo/Seo';

export const query = graphql`
  query AboutPage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...ContentPage
      ...AboutBlocks
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
    }
    locales: texts(template: "about", language: $language) {
      ...Translations
    }
  }
`;

/** About page. It shows its blocks in the editors' order, including the active arms (corporate-site §2). */
export default function AboutPage({ data: { page } }: PageProps<Queries.AboutPageQuery>) {
  return page && <ContentPage page={page} components={aboutBlocks} />;
}

export const Head = ({ data }: HeadProps<Queries.AboutPageQuery>) => <Seo {...data} />;
