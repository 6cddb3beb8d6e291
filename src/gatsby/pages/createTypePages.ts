import type { CreatePagesArgs } from 'gatsby';
import { toLanguage } from '../../i18n/languages';
import { pagesByType } from '../nodeFacts/pageFacts';
import { takenAddresses } from '../addresses/takenAddresses';
import { templateFile } from './templateFile';
import { ensurePage } from './ensurePage';

/**
 * Node types whose documents choose their template themselves. `createContentPages` and `createProjectPages` create
 * their pages.
 */
const PAGES_WITH_CHOSEN_TEMPLATE = ['CmsPage', 'CmsProject'];

/** Returns the template name of a node type: `job` for `CmsJob`. */
const templateName = (type: string): string => type.charAt(3).toLowerCase() + type.slice(4);

/**
 * Creates a page per document and language for each collection that has a single template, such as jobs and products.
 * @throws through the reporter when the template of a collection is missing
 */
export function createTypePages(args: CreatePagesArgs, own = takenAddresses()): void {
  for (const [type, pages] of pagesByType(args)) {
    if (PAGES_WITH_CHOSEN_TEMPLATE.includes(type)) continue;
    const name = templateName(type);
    const component = templateFile(name);
    if (!component) {
      args.reporter.panicOnBuild(`${type} has pages, but no template. Add one in src/templates/${name}.`);
      continue;
    }
    for (const { id, path, locale } of pages)
      ensurePage(args, { id, path, language: toLanguage(locale), component }, own);
  }
}
