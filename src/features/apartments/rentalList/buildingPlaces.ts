import type { RentalHome } from '../home/RentalHome';

/**
 * Returns building labels with project names, for lists of several projects, where "A" alone is ambiguous. Empty for
 * a single project.
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
