import { graphql } from 'gatsby';

/** The texts of a page: query them as `locales: texts(template: …, language: $language)`, with the name of the template's folder. */
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
