import type { RentalHome } from './RentalHome';

/**
 * What the filters call each building where homes are of several projects: "A" alone would be a building of any of them.
 * @param homes all of the list
 * @returns the name with the projects in which a building of that name stands, by name; empty where all homes are of one project
 */
export function buildingPlaces(
  homes: readonly Pick<RentalHome, 'buildingName' | 'project'>[],
): ReadonlyMap<string, string> {
  const projects = new Map<string, Set<string>>();
  for (const { buildingName, project } of homes)
    if (buildingName && project?.title)
      projects.set(buildingName, (projects.get(buildingName) ?? new Set()).add(project.title));
  if (new Set([...projects.values()].flatMap((titles) => [...titles])).size < 2) return new Map();
  return new Map(Array.from(projects, ([name, titles]) => [name, `${name} · ${[...titles].join(', ')}`]));
}
