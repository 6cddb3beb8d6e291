import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { contactBlocks } from './contactBlocks.gen';
import { ContentPage } from '../../components/ContentPage/ContentPage';
import { Seo } from '../../components/Seo/Seo';

export const query = graphql`
  query ContactPage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...ContentPage
      ...ContactBlocks
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
      ...OrganizationSite
    }
    locales: texts(template: "contact", language: $language) {
      ...Translations
    }
  }
`;

/** Contact page. Its contact form has the anchor `contact-us` (corporate-site §2). */
export default function ContactPage({ data: { page } }: PageProps<Queries.ContactPageQuery>) {
  return page && <ContentPage page={page} components={contactBlocks} />;
}

export const Head = ({ data }: HeadProps<Queries.ContactPageQuery>) => (
  <Seo {...data} organization={data.site} />
);
