import { figure } from '../../facts';
import { projects } from './projects';

/**
 * Returns a project's number of homes as both languages write it, for pages about the project.
 * @param key of a project of the demo content
 * @throws Error for an unknown project or one without homes
 */
export function homesOf(key: string): string {
  const units = projects.find((project) => project.key === key)?.residentialUnits;
  if (!units) throw new Error(`The demo content has no homes in "${key}"`);
  return figure(units);
}
