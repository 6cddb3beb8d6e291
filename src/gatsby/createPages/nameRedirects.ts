import { toLanguage } from '../../i18n/languages';
import { localizedRoute } from '../../i18n/paths';
import type { ProjectFacts } from '../nodeFacts/pageFacts';
import type { RedirectNode } from './resolveRedirects';

/**
 * The address by which the rental list of the group's content names a project: `projects/{name}`, lower-cased, its first space a dash
 * (corporate-site §2).
 */
export const nameAddress = (name: string): string =>
  `/projects/${name.trim().toLowerCase().replace(' ', '-')}/`;

/** Redirects from the addresses made of projects' names to where the projects stand; a page that stands there is the page's own. */
export function nameRedirects(
  projects: readonly Pick<ProjectFacts, 'locale' | 'path' | 'umbracoName'>[],
): RedirectNode[] {
  return projects.flatMap(({ locale, path, umbracoName }) => {
    if (!umbracoName?.trim()) return [];
    const from = localizedRoute(nameAddress(umbracoName), toLanguage(locale));
    if (from === path) return [];
    return [
      {
        locale,
        from,
        statusCode: '_301',
        automatic: true,
        to: { kind: 'project', url: null, page: null, project: { path } },
      },
    ];
  });
}
