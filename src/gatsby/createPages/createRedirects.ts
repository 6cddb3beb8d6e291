import type { CreatePagesArgs } from 'gatsby';
import { resolveRedirects, type RedirectNode } from './resolveRedirects';

interface Redirects {
  allCmsRedirect: { nodes: RedirectNode[] };
  allCmsPage: { nodes: { path: string }[] };
  allCmsJob: { nodes: { path: string }[] };
}

/**
 * The redirects of editors and those that moved pages left behind. They lead to a page by reference, so that a moved page takes its
 * redirects along.
 * @throws through the reporter when the query fails
 */
export async function createRedirects({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Redirects>(`
    query Redirects {
      allCmsRedirect {
        nodes {
          locale
          from
          statusCode
          automatic
          to {
            kind
            url
            page {
              path
            }
            project {
              path
            }
            product {
              path
            }
          }
        }
      }
      allCmsPage {
        nodes {
          path
        }
      }
      allCmsJob {
        nodes {
          path
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild('The redirects of the CMS cannot be queried', errors as Error[]);
    return;
  }
  const paths = [...data.allCmsPage.nodes, ...data.allCmsJob.nodes].map(({ path }) => path);
  const { redirects, warnings } = resolveRedirects(data.allCmsRedirect.nodes, new Set(paths));
  for (const warning of warnings) reporter.warn(warning);
  for (const { from, to, statusCode } of redirects) {
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: statusCode === 301, statusCode });
  }
}
