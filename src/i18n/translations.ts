import { graphql } from 'gatsby';

/** The texts of a page: query them as `locales`, filtered by language and by the namespaces the page needs. */
export const fragment = graphql`
  fragment Translations on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
