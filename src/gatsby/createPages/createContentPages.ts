import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { toLanguage } from '../../i18n/languages';
import { pageContext, pageSlices } from '../pageContext';
import { isTemplateName, TEMPLATES } from '../templates';

interface ContentPages {
  allCmsPage: {
    nodes: { id: string; documentId: string; locale: string; path: string; template: string | null }[];
  };
}

/**
 * One page for each page node, that is, for each page of the CMS in each of its languages.
 * @throws through the reporter when the query fails or a page's template is none of the site's
 */
export async function createContentPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<ContentPages>(`
    query ContentPages {
      allCmsPage {
        nodes {
          id
          documentId
          locale
          path
          template
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild('The pages of the CMS cannot be queried', errors as Error[]);
    return;
  }
  for (const node of data.allCmsPage.nodes) {
    if (!isTemplateName(node.template)) {
      reporter.panicOnBuild(
        `Page ${node.documentId} (${node.path}) has the template "${String(node.template)}"; the site has ${Object.keys(TEMPLATES).join(', ')}`,
      );
      continue;
    }
    const language = toLanguage(node.locale);
    actions.createPage({
      path: node.path,
      component: path.resolve(`src/templates/${TEMPLATES[node.template]}.tsx`),
      context: pageContext(language, node.path, node.id),
      slices: pageSlices(language),
    });
  }
}
