import type { CreatePagesArgs } from 'gatsby';
import { toLanguage } from '../../i18n/languages';
import { knownBlocks } from '../knownBlocks';
import { contentPages } from '../nodeFacts/pageFacts';
import { ownAddresses } from '../ownAddresses';
import { templateFile, templateNames } from '../templates';
import { findUnknownBlocks } from './findUnknownBlocks';
import { keepPage } from './keepPage';
import { reportDocument } from './reportDocument';

/** A template and the blocks that it shows. */
interface Template {
  component: string;
  blocks: ReadonlySet<string>;
}

function templateNamed(name: string | null): Template | null {
  const component = templateFile(name);
  return component ? { component, blocks: knownBlocks(component) } : null;
}

/**
 * One page for each page node, that is, for each page of the CMS in each of its languages.
 * @throws through the reporter when a page's template is none of the site's, or a published page has a block that
 *   its template does not show; a preview only warns of such a block, because drafts may be unfinished
 */
export function createContentPages(args: CreatePagesArgs, own = ownAddresses()): void {
  const { reporter } = args;
  const preview = process.env.GATSBY_PREVIEW === 'true';
  const templates = new Map<string | null, Template | null>();
  for (const page of contentPages(args).byId.values()) {
    const { template: name } = page;
    const template = templates.has(name) ? templates.get(name) : templateNamed(name);
    templates.set(name, template ?? null);
    if (!template) {
      reportDocument(
        reporter,
        { ...page, collection: 'pages' },
        `Page "${String(page.title)}" (${page.documentId}, ${page.path}) is of the kind "${String(name)}", ` +
          `for which the site has no template; there are ${templateNames().join(', ')}`,
      );
      continue;
    }
    for (const fault of findUnknownBlocks(page, template.blocks)) {
      if (preview) reporter.warn(fault);
      else reportDocument(reporter, { ...page, collection: 'pages' }, fault);
    }
    const { id, path, locale } = page;
    keepPage(args, { id, path, language: toLanguage(locale), component: template.component }, own);
  }
}
