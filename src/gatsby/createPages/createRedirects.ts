import type { CreatePagesArgs } from 'gatsby';
import { leadOnEarly } from './leadOnEarly';
import { nameRedirects, type NamedProject } from './nameRedirects';
import { resolveRedirects, type RedirectNode } from './resolveRedirects';

/** Where the build writes, and what is served meanwhile. */
const PUBLIC = 'public';

interface Redirects {
  allCmsRedirect: { nodes: RedirectNode[] };
  allCmsPage: { nodes: { path: string }[] };
  allCmsJob: { nodes: { path: string }[] };
  allCmsProject: { nodes: NamedProject[] };
  allCmsProduct: { nodes: { path: string }[] };
}

/**
 * The redirects of editors, those that moved pages left behind, and those from the names of projects. They lead to a page by
 * reference, so that a moved page takes its
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
      allCmsProject {
        nodes {
          locale
          path
          umbracoName
        }
      }
      allCmsProduct {
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
  const { allCmsPage, allCmsJob, allCmsProject, allCmsProduct } = data;
  const documents = [allCmsPage, allCmsJob, allCmsProject, allCmsProduct].flatMap(({ nodes }) => nodes);
  const paths = new Set(documents.map(({ path }) => path));
  const nodes = [...nameRedirects(allCmsProject.nodes), ...data.allCmsRedirect.nodes];
  const { redirects, warnings } = resolveRedirects(nodes, paths);
  for (const warning of warnings) reporter.warn(warning);
  const all = redirects.map(({ from, to, statusCode }) => ({ fromPath: from, toPath: to, statusCode }));
  for (const redirect of all)
    actions.createRedirect({ ...redirect, isPermanent: redirect.statusCode === 301 });
  await leadOnEarly(PUBLIC, all);
}
