import { toLanguage } from '../../i18n/languages';
import { localizedRoute } from '../../i18n/paths';
import type { ProjectFacts } from '../nodeFacts/pageFacts';
import type { RedirectNode } from './resolveRedirects';

/**
 * Returns the address that the group's rental list uses for a project: `projects/{name}` in lower case, with
 * a dash for its first space (corporate-site §2).
 */
export const projectNameAddress = (name: string): string =>
  `/projects/${name.trim().toLowerCase().replace(' ', '-')}/`;

/** Returns redirects from name-based addresses to the projects. Omits addresses of existing pages. */
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
