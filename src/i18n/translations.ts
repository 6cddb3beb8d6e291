import { graphql } from 'gatsby';

/**
 * Texts of a page. Query them as `locales: texts(template: …, language: $language)` with the template's
 * folder name.
 */
export const fragment = graphql`
  fragment Translations on Texts {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
