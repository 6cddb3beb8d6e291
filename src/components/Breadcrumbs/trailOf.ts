import { isHomePath } from '../../i18n/paths';

/** A step of the way from the home page to the present one. */
export interface Step {
  name: string;
  path: string;
}

/**
 * The way to a page of the CMS, from its topmost ancestor to itself; its name is `titleBreadcrumbs`, or the node's name without one.
 * The home page is no step: every trail begins with it.
 */
export function trailOf({ breadcrumbs }: Queries.BreadcrumbTrailFragment): Step[] {
  return breadcrumbs
    .filter(({ path }) => !isHomePath(path))
    .map(({ title, titleBreadcrumbs, path }) => ({ name: titleBreadcrumbs || title || path, path }));
}
