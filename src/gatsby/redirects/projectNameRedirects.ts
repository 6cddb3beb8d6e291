import { toLanguage } from '../../i18n/languages';
import { localizedRoute } from '../../i18n/paths';
import type { ProjectFacts } from '../nodeFacts/pageFacts';
import type { RedirectNode } from './resolveRedirects';

/**
 * Returns the URL path by which the group's rental list links to a project: `projects/{name}` in lower case, with a
 * dash for the first space (corporate-site §2).
 */
export const projectNameAddress = (name: string): string =>
  `/projects/${name.trim().toLowerCase().replace(' ', '-')}/`;

/** Returns redirects from name-based URL paths to the projects. Omits a project whose page already has that path. */
export function projectNameRedirects(
  projects: readonly Pick<ProjectFacts, 'locale' | 'path' | 'umbracoName'>[],
): RedirectNode[] {
  return projects.flatMap(({ locale, path, umbracoName }) => {
    if (!umbracoName?.trim()) return [];
    const from = localizedRoute(projectNameAddress(umbracoName), toLanguage(locale));
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
