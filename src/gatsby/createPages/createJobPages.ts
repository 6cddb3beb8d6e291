import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { toLanguage } from '../../i18n/languages';
import { pageContext, pageSlices } from '../pageContext';

interface JobPages {
  allCmsJob: { nodes: { id: string; locale: string; path: string }[] };
}

/**
 * One page for each open position in each of its languages: `/career/{orderId}` (corporate-site §2).
 * @throws through the reporter when the query fails
 */
export async function createJobPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<JobPages>(`
    query JobPages {
      allCmsJob {
        nodes {
          id
          locale
          path
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild('The jobs of the CMS cannot be queried', errors as Error[]);
    return;
  }
  for (const node of data.allCmsJob.nodes) {
    const language = toLanguage(node.locale);
    actions.createPage({
      path: node.path,
      component: path.resolve('src/templates/job/JobPage.tsx'),
      context: pageContext(language, node.path, node.id),
      slices: pageSlices(language),
    });
  }
}
