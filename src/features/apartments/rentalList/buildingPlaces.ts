import type { RentalHome } from '../home/RentalHome';

/**
 * Returns labels of buildings that include the project's name. A list of several projects needs them, because a name
 * such as "A" is ambiguous there. Empty if all apartments belong to one project.
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
