import { graphql, useStaticQuery } from 'gatsby';

/** Returns the site's absolute URL, which is needed for absolute URLs in the head. */
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
  if (!site) throw new Error('siteMetadata.siteUrl is missing in gatsby-config.ts. Set it.');
  return site.siteMetadata.siteUrl;
}
