import { known } from './known';

export interface HomeTabNames {
  by: 'type' | 'building';
  /** Values and labels in the order of the tabs; empty where there is nothing to choose between. */
  tabs: readonly { id: string; label: string }[];
}

/**
 * The tabs over a project's homes: one per type of apartment, in the order that the project gives them, only
 * when there is more than one (project-marketing §2.4). Rental marketing has one per building where the homes
 * are all of one type (§2.6).
 * @param project as the CMS has it
 * @param rows of which kind the list is
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
