import type { CreatePagesArgs } from 'gatsby';
import { toLanguage } from '../../i18n/languages';
import { pagesByType } from '../nodeFacts/pageFacts';
import { ownAddresses } from '../addresses/ownAddresses';
import { templateFile } from './templates';
import { keepPage } from './keepPage';

/** Types whose documents determine their template: `createContentPages`, `createProjectPages`. */
const CHOOSING = ['CmsPage', 'CmsProject'];

/** Returns the template of a type: `job` for `CmsJob`. */
const templateName = (type: string): string => type.charAt(3).toLowerCase() + type.slice(4);

/**
 * Creates a page per document and language for collections with a single template, such as jobs and products.
 * @throws through the reporter when a collection's template is missing
 */
export function createTypePages(args: CreatePagesArgs, own = ownAddresses()): void {
  for (const [type, pages] of pagesByType(args)) {
    if (CHOOSING.includes(type)) continue;
    const name = templateName(type);
    const component = templateFile(name);
    if (!component) {
      args.reporter.panicOnBuild(`${type} has pages, but no template. Add one in src/templates/${name}.`);
      continue;
    }
    for (const { id, path, locale } of pages)
      keepPage(args, { id, path, language: toLanguage(locale), component }, own);
  }
}
