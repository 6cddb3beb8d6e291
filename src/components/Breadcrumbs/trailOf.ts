import { isHomePath } from '../../i18n/paths';

/** A step of the breadcrumbs. */
export interface Step {
  name: string;
  path: string;
}

/**
 * Returns the breadcrumbs of a CMS page, from its topmost ancestor to itself. Prefers `titleBreadcrumbs` to
 * the node's name and leaves out the home page.
 */
export function trailOf({ breadcrumbs }: Queries.BreadcrumbTrailFragment): Step[] {
  return breadcrumbs
    .filter(({ path }) => !isHomePath(path))
    .map(({ title, titleBreadcrumbs, path }) => ({ name: titleBreadcrumbs || title || path, path }));
}
