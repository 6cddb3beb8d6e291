import { figure } from '../../facts';
import { projects } from './projects';

/**
 * How many homes a project has, as it is written in both languages: pages that speak of a project take the figure from here.
 * @param key of a project of the demo content
 * @throws Error when there is no such project, or nobody lives in it
 */
export function homesOf(key: string): string {
  const units = projects.find((project) => project.key === key)?.residentialUnits;
  if (!units) throw new Error(`The demo content has no homes in "${key}"`);
  return figure(units);
}
