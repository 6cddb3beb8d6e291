import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { historyBlocks } from './historyBlocks.gen';
import { ContentPage } from '../../components/ContentPage/ContentPage';
import { Seo } from '../../components/Seo/Seo';

export const query = graphql`
  query HistoryPage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...ContentPage
      ...HistoryBlocks
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
    }
    locales: texts(template: "history", language: $language) {
      ...Translations
    }
  }
`;

/** Page with the timeline of a history or process (forms-investors-catalogue §2.1). */
export default function HistoryPage({ data: { page } }: PageProps<Queries.HistoryPageQuery>) {
  return page && <ContentPage page={page} components={historyBlocks} />;
}

export const Head = ({ data }: HeadProps<Queries.HistoryPageQuery>) => <Seo {...data} />;
