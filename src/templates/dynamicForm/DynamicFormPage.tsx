import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { dynamicFormBlocks } from './dynamicFormBlocks.gen';
import { ContentPage } from '../../components/ContentPage/ContentPage';
import { Seo } from '../../components/Seo/Seo';

export const query = graphql`
  query DynamicFormPage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...ContentPage
      ...DynamicFormBlocks
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
    }
    locales: texts(template: "dynamicForm", language: $language) {
      ...Translations
    }
  }
`;

/** Page with a form that editors defined, on a card with a title (forms-investors-catalogue §2.3). */
export default function DynamicFormPage({ data: { page } }: PageProps<Queries.DynamicFormPageQuery>) {
  return page && <ContentPage page={page} components={dynamicFormBlocks} />;
}

export const Head = ({ data }: HeadProps<Queries.DynamicFormPageQuery>) => <Seo {...data} />;
