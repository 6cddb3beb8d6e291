import { isHomePath } from '../../i18n/paths';

/** One entry of the breadcrumbs. */
export interface Step {
  name: string;
  path: string;
}

/**
 * Returns the breadcrumbs of a CMS page, from its topmost ancestor to the page itself. Uses `titleBreadcrumbs` as the
 * name if it is set, otherwise the page's name. Omits the home page.
 */
export function trailOf({ breadcrumbs }: Queries.BreadcrumbTrailFragment): Step[] {
  return breadcrumbs
    .filter(({ path }) => !isHomePath(path))
    .map(({ title, titleBreadcrumbs, path }) => ({ name: titleBreadcrumbs || title || path, path }));
}
