import { wizardFilters } from './wizardFilters';

/**
 * The address at which the wizard begins with a building chosen: what else was chosen, and what else stands in the address, is nobody
 * else's.
 * @param href address of the page
 * @param building id of the building
 */
export function buildingUrl(href: string, building: string): string {
  const { origin, pathname } = new URL(href);
  const query = wizardFilters.write({ ...wizardFilters.initial, building, step: 1 });
  return `${origin}${pathname}?${query.toString()}#documents`;
}
