import { graphql, useStaticQuery } from 'gatsby';

/** The absolute address of the site, to make addresses in the head of a page whole. */
export function useSiteUrl(): string {
  const { site } = useStaticQuery<Queries.SiteUrlQuery>(graphql`
    query SiteUrl {
      site {
        siteMetadata {
          siteUrl
        }
      }
    }
  `);
  if (!site) throw new Error('siteMetadata.siteUrl is missing in the configuration of Gatsby');
  return site.siteMetadata.siteUrl;
}
