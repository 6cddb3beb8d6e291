import { graphql, type PageProps } from 'gatsby';

/** Shows the query result, from which tests read it. */
export default function Page({ data }: PageProps<object>) {
  return <pre>{JSON.stringify(data)}</pre>;
}

export const query = graphql`
  query Page($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      documentId
      locale
      path
      title
      template
      tags
      alternates {
        locale
        path
      }
      parentPage {
        path
        title
      }
      company {
        name
        logo {
          url
        }
      }
      seo {
        ogImage {
          alt
        }
      }
      blocks {
        __typename
        ... on CmsTopBannerBlock {
          title
          tone
          link {
            name
            kind
            page {
              path
            }
          }
          media {
            desktop {
              alt
              publicUrl
              gatsbyImage(layout: CONSTRAINED, width: 400, breakpoints: [200, 400], sizes: "50vw")
            }
          }
        }
        ... on CmsContentTextBlock {
          text {
            html
            text
          }
        }
        ... on CmsNumbersComponent1Block {
          colours
          extra
          related {
            title
          }
          gallery {
            filename
          }
          anything {
            relationTo
            value {
              __typename
              ... on CmsPage {
                path
              }
              ... on CmsMedia {
                filename
              }
            }
          }
          items {
            value
            label
            links {
              link {
                file {
                  url
                }
              }
            }
          }
        }
      }
    }
    settings: cmsSiteSetting(locale: { eq: $language }) {
      siteName
    }
  }
`;
