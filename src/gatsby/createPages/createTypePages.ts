import type { CreatePagesArgs } from 'gatsby';
import { toLanguage } from '../../i18n/languages';
import { pagesByType } from '../nodeFacts/pageFacts';
import { ownAddresses } from '../ownAddresses';
import { templateFile } from '../templates';
import { keepPage } from './keepPage';

/** Types whose documents choose their template: `createContentPages`, `createProjectPages`. */
const CHOOSING = ['CmsPage', 'CmsProject'];

/** The template of a type: that of `CmsJob` is `job`. */
const templateName = (type: string): string => type.charAt(3).toLowerCase() + type.slice(4);

/**
 * One page for each document, in each of its languages, of collections with one template, such as jobs and products.
 * @throws through the reporter when the site has no template for a collection
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
