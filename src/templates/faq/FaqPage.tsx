import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { faqStructuredData } from '../../blocks/accordionFaqMain/faqStructuredData';
import { faqBlocks } from './faqBlocks.gen';
import { ContentPage } from '../../components/ContentPage/ContentPage';
import { JsonLd } from '../../components/Seo/JsonLd';
import { Seo } from '../../components/Seo/Seo';

export const query = graphql`
  query FaqPage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...ContentPage
      ...FaqBlocks
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
    }
    locales: texts(template: "faq", language: $language) {
      ...Translations
    }
  }
`;

/** FAQ page (forms-investors-catalogue §2.1). */
export default function FaqPage({ data: { page } }: PageProps<Queries.FaqPageQuery>) {
  return page && <ContentPage page={page} components={faqBlocks} />;
}

export function Head({ data }: HeadProps<Queries.FaqPageQuery>) {
  const questions = faqStructuredData(data.page?.blocks);
  return (
    <>
      <Seo {...data} />
      {questions && <JsonLd data={questions} />}
    </>
  );
}
