import { graphql } from 'gatsby';

/**
 * Fragment with the texts of a page. Query it as `locales: texts(template: …, language: $language)`, where the template
 * is the name of its folder.
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
