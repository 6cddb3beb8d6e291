import type { CreatePagesArgs } from 'gatsby';
import { toLanguage } from '../../i18n/languages';
import { pageContext, pageSlices } from '../pageContext';
import { templateFile } from '../templates';

interface ListedPages {
  allCmsProject: {
    nodes: { id: string; locale: string; path: string; projectType: { layout: string | null } | null }[];
  };
  allCmsProduct: { nodes: { id: string; locale: string; path: string }[] };
}

const PRODUCT = 'product';
/** The layout of a project whose type has none, or none that the site knows (project-marketing §2.1). */
const STANDARD = 'standardProject';

/**
 * One page for each project and each product in each of its languages. A project's template follows from the layout of its type:
 * `rental` is `src/templates/rentalProject`.
 * @throws through the reporter when the query fails
 */
export async function createListedPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<ListedPages>(`
    query ListedPages {
      allCmsProject {
        nodes {
          id
          locale
          path
          projectType {
            layout
          }
        }
      }
      allCmsProduct {
        nodes {
          id
          locale
          path
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild('The projects and products of the CMS cannot be queried', errors as Error[]);
    return;
  }
  const pages = [
    ...data.allCmsProject.nodes.map((node) => ({
      ...node,
      component: templateFile(`${String(node.projectType?.layout)}Project`) ?? templateFile(STANDARD),
    })),
    ...data.allCmsProduct.nodes.map((node) => ({ ...node, component: templateFile(PRODUCT) })),
  ];
  for (const { id, locale, path, component } of pages) {
    if (!component) throw new Error('The site has lost a template of projects or products');
    const language = toLanguage(locale);
    actions.createPage({
      path,
      component,
      context: pageContext(language, path, id),
      slices: pageSlices(language),
    });
  }
}
