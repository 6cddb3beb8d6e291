import { figure } from '../../facts';
import { projects } from './projects';

/**
 * Returns the number of apartments in a project, formatted for texts in either language. Pages about the project use
 * it, so that the number is the same everywhere.
 * @param key key of a project in the demo content
 * @throws Error for an unknown project or one without apartments
 */
export function homesOf(key: string): string {
  const units = projects.find((project) => project.key === key)?.residentialUnits;
  if (!units) throw new Error(`The demo content has no homes in "${key}"`);
  return figure(units);
}
