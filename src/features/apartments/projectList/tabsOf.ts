import { known } from '../home/known';

export interface HomeTabNames {
  by: 'type' | 'building';
  /** The tabs in their order; empty if there would be only one. */
  tabs: readonly { id: string; label: string }[];
}

/**
 * Returns the tabs of a project's list of apartments: its apartment types in the project's order, if there are several
 * (project-marketing §2.4). Rental marketing uses buildings if all apartments have the same type (§2.6).
 */
export function tabsOf(
  project: Pick<Queries.ProjectHomesFragment, 'homes' | 'homeBuildings' | 'apartmentsTypes'>,
  rows: 'classic' | 'rental',
): HomeTabNames {
  const order = known(project.apartmentsTypes).map(({ value }) => value);
  const rank = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length);
  const types = new Map<string, string>();
  for (const { propertyType } of project.homes)
    if (propertyType) types.set(propertyType.value, propertyType.name ?? propertyType.value);
  if (types.size > 1) {
    const tabs = [...types].map(([id, label]) => ({ id, label }));
    return { by: 'type', tabs: tabs.sort((a, b) => rank(a.id) - rank(b.id)) };
  }
  const buildings = [...new Set(project.homeBuildings.flatMap(({ buildingTitle }) => buildingTitle ?? []))];
  if (rows === 'rental' && buildings.length > 1)
    return { by: 'building', tabs: buildings.map((name) => ({ id: name, label: name })) };
  return { by: 'type', tabs: [] };
}
