import type { CreatePagesArgs } from 'gatsby';
import { toLanguage } from '../../i18n/languages';
import { productPages, projectPages } from '../nodeFacts/pageFacts';
import { templateFile } from '../templates';
import { keepPage } from './keepPage';

const PRODUCT = 'product';
/** The layout of a project whose type has none, or none that the site knows (project-marketing §2.1). */
const STANDARD = 'standardProject';

/** The template of a layout: `rental` is `src/templates/rentalProject`. */
const templateOf = (layout: unknown): string | undefined =>
  templateFile(`${String(layout)}Project`) ?? templateFile(STANDARD);

/**
 * One page for each project and each product in each of its languages. A project's template follows from the layout of its type.
 * @throws Error when the site has lost a template
 */
export function createListedPages(args: CreatePagesArgs): void {
  const components = new Map<string | null, string | undefined>();
  const componentOf = (projectType: string | null): string | undefined => {
    if (!components.has(projectType)) {
      const type = projectType === null ? undefined : args.getNode(projectType);
      components.set(projectType, templateOf(type?.layout));
    }
    return components.get(projectType);
  };
  const product = templateFile(PRODUCT);
  const pages = [
    ...[...projectPages(args).byId.values()].map((page) => ({
      page,
      component: componentOf(page.projectType),
    })),
    ...[...productPages(args).byId.values()].map((page) => ({ page, component: product })),
  ];
  for (const { page, component } of pages) {
    if (!component) throw new Error('The site has lost a template of projects or products');
    const { id, path, locale } = page;
    keepPage(args, { id, path, language: toLanguage(locale), component });
  }
}
