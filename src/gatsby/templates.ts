import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve('src/templates');

/**
 * The component of a template, found by its name: `faq` is `src/templates/faq/FaqPage.tsx`.
 * @param name kind of page as the CMS has it, or the site's own (`job`, `notFound`)
 * @returns its path; undefined when the site has no such template
 */
export function templateFile(name: string | null | undefined): string | undefined {
  if (!name || !/^[a-z]\w*$/i.test(name)) return undefined;
  const file = path.join(FOLDER, name, `${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`);
  return existsSync(file) ? file : undefined;
}

/** The names of all templates. */
export const templateNames = (): string[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && templateFile(entry.name) !== undefined)
    .map(({ name }) => name);
