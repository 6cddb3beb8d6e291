import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve('src/templates');

/**
 * Finds the file of a template by name: `faq` is `src/templates/faq/FaqPage.tsx`.
 * @param name kind of page, as defined in the CMS or by the site (`job`, `notFound`)
 * @returns path of the file, or undefined for an unknown template
 */
export function templateFile(name: string | null | undefined): string | undefined {
  if (!name || !/^[a-z]\w*$/i.test(name)) return undefined;
  const file = path.join(FOLDER, name, `${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`);
  return existsSync(file) ? file : undefined;
}

/** Returns the names of all templates, that is, of all folders with a page component. */
export const templateNames = (): string[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && templateFile(entry.name) !== undefined)
    .map(({ name }) => name);
