import type { CreatePagesArgs } from 'gatsby';
import { requireEnv } from '../../lib/requireEnv';
import { publishRedirects } from './publishRedirects';
import { takenAddresses } from '../addresses/takenAddresses';
import { pagesByType, projectPages } from '../nodeFacts/pageFacts';
import { projectNameRedirects } from './projectNameRedirects';
import { resolveRedirects, type RedirectNode } from './resolveRedirects';

/** Gatsby's output folder. Its files are already served while a build runs. */
const PUBLIC = 'public';

interface Redirects {
  allCmsRedirect: { nodes: RedirectNode[] };
}

/**
 * Creates all redirects: those of editors, those of moved pages, and those from project names. A redirect stores a
 * reference to its target page, so it stays correct when the target moves.
 * @throws through the reporter when the query fails
 */
export async function createRedirects(args: CreatePagesArgs): Promise<void> {
  const { actions, graphql, reporter } = args;
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
            file {
              url
            }
            anchor
          }
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild('The redirects of the CMS cannot be queried', errors as Error[]);
    return;
  }
  const pages = new Set([...pagesByType(args).values()].flat().map(({ path }) => path));
  const nodes = [
    ...projectNameRedirects([...projectPages(args).byId.values()]),
    ...data.allCmsRedirect.nodes,
  ];
  const url = requireEnv('SITE_URL', process.env.SITE_URL);
  const { redirects, warnings } = resolveRedirects(nodes, { url, pages, own: takenAddresses() });
  for (const warning of warnings) reporter.warn(warning);
  const all = redirects.map(({ from, to, statusCode }) => ({ fromPath: from, toPath: to, statusCode }));
  for (const redirect of all)
    actions.createRedirect({ ...redirect, isPermanent: redirect.statusCode === 301 });
  await publishRedirects(PUBLIC, all);
}
