import { wizardFilters } from './wizardFilters';

/**
 * Returns the wizard's URL for a chosen building, for sharing. All other parameters are removed.
 * @param building id of the building
 */
export function buildingUrl(href: string, building: string): string {
  const { origin, pathname } = new URL(href);
  const query = wizardFilters.write({ ...wizardFilters.initial, building, step: 1 });
  return `${origin}${pathname}?${query.toString()}#documents`;
}
