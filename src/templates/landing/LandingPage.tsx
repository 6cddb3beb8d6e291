import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { landingBlocks } from './landingBlocks.gen';
import { BlockList } from '../../components/BlockList/BlockList';
import { PageLayout } from '../../components/PageLayout/PageLayout';
import { Seo } from '../../components/Seo/Seo';

export const query = graphql`
  query LandingTemplate($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...LayoutPage
      ...SeoPage
      ...LandingBlocks
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
    }
    locales: texts(template: "landing", language: $language) {
      ...Translations
    }
  }
`;

/**
 * Landing page with a single block. It has no menu, so that visitors are not distracted (forms-investors-catalogue
 * §2.8).
 */
export default function LandingPage({ data: { page } }: PageProps<Queries.LandingTemplateQuery>) {
  return (
    page && (
      <PageLayout page={page} withHeader={false} slim>
        <BlockList blocks={page.blocks} components={landingBlocks} />
      </PageLayout>
    )
  );
}

export const Head = ({ data }: HeadProps<Queries.LandingTemplateQuery>) => <Seo {...data} />;
