import { wizardFilters } from './wizardFilters';

/**
 * Returns the wizard's address with a chosen building and no other parameters.
 * @param building id of the building
 */
export function buildingUrl(href: string, building: string): string {
  const { origin, pathname } = new URL(href);
  const query = wizardFilters.write({ ...wizardFilters.initial, building, step: 1 });
  return `${origin}${pathname}?${query.toString()}#documents`;
}
