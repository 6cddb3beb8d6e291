import { DEFAULT_LANGUAGE } from '../i18n/languages';

interface SitemapPage {
  path: string;
  updatedAt: string;
  alternates: { locale: string; path: string }[];
}

interface SitemapData {
  allCmsPage: { nodes: SitemapPage[] };
  allCmsJob: { nodes: (SitemapPage & { closed: boolean })[] };
  allCmsProject: { nodes: SitemapPage[] };
  allCmsProduct: { nodes: SitemapPage[] };
}

/**
 * Options of gatsby-plugin-sitemap: every public page with its twins and the day of its last change. Closed
 * positions are for nobody to find.
 * @param siteUrl absolute address of the site
 */
export function sitemapOptions(siteUrl: string) {
  const absolute = (path: string) => new URL(path, siteUrl).toString();
  return {
    output: '/',
    query: `
      query SitemapXml {
        allCmsPage(filter: { seo: { noIndex: { ne: true } } }, sort: { path: ASC }) {
          nodes {
            path
            updatedAt
            alternates {
              locale
              path
            }
          }
        }
        allCmsJob(sort: { path: ASC }) {
          nodes {
            closed
            path
            updatedAt
            alternates {
              locale
              path
            }
          }
        }
        allCmsProject(filter: { seo: { noIndex: { ne: true } } }, sort: { path: ASC }) {
          nodes {
            path
            updatedAt
            alternates {
              locale
              path
            }
          }
        }
        allCmsProduct(filter: { seo: { noIndex: { ne: true } } }, sort: { path: ASC }) {
          nodes {
            path
            updatedAt
            alternates {
              locale
              path
            }
          }
        }
      }
    `,
    resolveSiteUrl: () => siteUrl,
    resolvePages: ({ allCmsPage, allCmsProject, allCmsProduct, allCmsJob }: SitemapData) => [
      ...allCmsPage.nodes,
      ...allCmsProject.nodes,
      ...allCmsProduct.nodes,
      ...allCmsJob.nodes.filter(({ closed }) => !closed),
    ],
    serialize: ({ path, updatedAt, alternates }: SitemapPage) => {
      const fallback = alternates.find(({ locale }) => locale === DEFAULT_LANGUAGE) ?? alternates[0];
      return {
        url: path,
        lastmod: updatedAt,
        links: [
          ...alternates.map((alternate) => ({ lang: alternate.locale, url: absolute(alternate.path) })),
          ...(fallback ? [{ lang: 'x-default', url: absolute(fallback.path) }] : []),
        ],
      };
    },
  };
}
