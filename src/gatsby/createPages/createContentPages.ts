import type { CreatePagesArgs } from 'gatsby';
import { toLanguage } from '../../i18n/languages';
import { pageContext, pageSlices } from '../pageContext';
import { knownBlocks } from '../knownBlocks';
import { templateFile, templateNames } from '../templates';
import { findUnknownBlocks, type PageWithBlocks } from './findUnknownBlocks';

interface ContentPages {
  allCmsPage: { nodes: (PageWithBlocks & { id: string })[] };
}

/**
 * One page for each page node, that is, for each page of the CMS in each of its languages.
 * @throws through the reporter when the query fails, a page's template is none of the site's, or a published page has a block that
 *   its template does not show; a preview only warns of such a block, because drafts may be unfinished
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
          title
          template
          blocks {
            __typename
          }
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild('The pages of the CMS cannot be queried', errors as Error[]);
    return;
  }
  const preview = process.env.GATSBY_PREVIEW === 'true';
  const blocksOf = new Map<string, ReadonlySet<string>>();
  for (const node of data.allCmsPage.nodes) {
    const component = templateFile(node.template);
    if (!component) {
      reporter.panicOnBuild(
        `Page "${String(node.title)}" (${node.documentId}, ${node.path}) is of the kind "${String(node.template)}", for which the site has no template; there are ${templateNames().join(', ')}`,
      );
      continue;
    }
    const blocks = blocksOf.get(component) ?? knownBlocks(component);
    blocksOf.set(component, blocks);
    for (const fault of findUnknownBlocks(node, blocks)) {
      if (preview) reporter.warn(fault);
      else reporter.panicOnBuild(fault);
    }
    const language = toLanguage(node.locale);
    actions.createPage({
      path: node.path,
      component,
      context: pageContext(language, node.path, node.id),
      slices: pageSlices(language),
    });
  }
}
