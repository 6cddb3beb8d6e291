import type { CreateSchemaCustomizationArgs } from 'gatsby';

/** Gatsby API: declares the site's own types, so that queries are valid even if no node of a type exists. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(`
    type Site {
      siteMetadata: SiteMetadata!
    }
    type SiteMetadata {
      siteUrl: String!
    }
    type PageTexts implements Node @dontInfer {
      template: String!
      language: String!
      namespaces: [String!]!
    }
    type Outline implements Node @dontInfer {
      entries: String!
    }
    type Today implements Node @dontInfer {
      day: String!
    }
    type PageList {
      entries: [CmsPage!]!
      files: [String!]!
    }
    type ProjectList {
      entries: [CmsProject!]!
      files: [String!]!
    }
    type HomeList {
      entries: [CmsApartment!]!
      files: [String!]!
    }
    type ProductList {
      entries: [CmsProduct!]!
      files: [String!]!
    }
    type LabelInLanguage {
      documentId: String!
      locale: String!
      name: String
    }
    type SitemapEntry {
      id: String!
      title: String
      titleBreadcrumbs: String
      path: String!
      order: Float
      hideFromSitemap: Boolean
      parentPage: String
    }
    type Texts {
      edges: [TextsEdge!]!
    }
    type TextsEdge {
      node: Locale!
    }
  `);
}
