import type { CreatePagesArgs } from 'gatsby';
import { toLanguage } from '../../i18n/languages';
import { projectPages } from '../nodeFacts/pageFacts';
import { ownAddresses } from '../ownAddresses';
import { templateFile } from '../templates';
import { keepPage } from './keepPage';

/** The layout of a project whose type has none, or none that the site knows (project-marketing §2.1). */
const STANDARD = 'standardProject';

/** The template of a layout: `rental` is `src/templates/rentalProject`. */
const templateOf = (layout: unknown): string | undefined =>
  templateFile(`${String(layout)}Project`) ?? templateFile(STANDARD);

/**
 * One page for each project in each of its languages. Its template follows from the layout of its type.
 * @throws Error when the site has lost a template
 */
export function createProjectPages(args: CreatePagesArgs, own = ownAddresses()): void {
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
    keepPage(args, { id, path, language: toLanguage(locale), component }, own);
  }
}
