import type { CreatePagesArgs } from 'gatsby';
import { toLanguage } from '../../i18n/languages';
import { projectPages } from '../nodeFacts/pageFacts';
import { takenAddresses } from '../addresses/takenAddresses';
import { templateFile } from './templateFile';
import { ensurePage } from './ensurePage';

/** Layout that is used if the project's type has no layout or an unknown one (project-marketing §2.1). */
const STANDARD = 'standardProject';

/** Returns the template file of a layout. For `rental`, it is in `src/templates/rentalProject`. */
const templateOf = (layout: unknown): string | undefined =>
  templateFile(`${String(layout)}Project`) ?? templateFile(STANDARD);

/**
 * Creates one page per project and language. The layout of the project's type determines the template.
 * @throws Error when a template is missing
 */
export function createProjectPages(args: CreatePagesArgs, own = takenAddresses()): void {
  const components = new Map<string | null, string | undefined>();
  const componentOf = (projectType: string | null): string | undefined => {
    if (!components.has(projectType)) {
      const type = projectType === null ? undefined : args.getNode(projectType);
      components.set(projectType, templateOf(type?.layout));
    }
    return components.get(projectType);
  };
  for (const { id, path, locale, projectType } of projectPages(args).byId.values()) {
    const component = componentOf(projectType);
    if (!component) throw new Error('The site has lost a template of projects');
    ensurePage(args, { id, path, language: toLanguage(locale), component }, own);
  }
}
