import type { CreatePagesArgs } from 'gatsby';
import { languageOfPath } from '../../i18n/paths';

interface Redirects {
  allCmsRedirect: {
    nodes: {
      locale: string;
      from: string | null;
      statusCode: string | null;
      to: { kind: string | null; url: string | null; page: { path: string } | null } | null;
    }[];
  };
}

/**
 * The editors' redirects. They lead to a page by reference, so that a moved page takes its redirects along.
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
          to {
            kind
            url
            page {
              path
            }
          }
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild('The redirects of the CMS cannot be queried', errors as Error[]);
    return;
  }
  for (const { locale, from, to, statusCode } of data.allCmsRedirect.nodes) {
    // Each redirect is a node of every language: the old path tells which language it leads to.
    if (from && locale !== languageOfPath(from)) continue;
    const toPath = to?.kind === 'page' ? to.page?.path : to?.url;
    if (!from || !toPath) {
      reporter.warn(
        `Redirect from "${String(from)}" leads nowhere: its page is not published. It is left out.`,
      );
      continue;
    }
    const code = Number(statusCode?.replace(/\D/g, '') ?? 301);
    actions.createRedirect({ fromPath: from, toPath, isPermanent: code === 301, statusCode: code });
  }
}
