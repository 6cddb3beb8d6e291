import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the GraphQL queries in the documentation, with the file of each one.
 * @param {string} folder contains Markdown files at any depth
 * @returns {{ file: string, query: string }[]}
 */
export function documentedQueries(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort()
    .flatMap((file) =>
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(/^```graphql\n(.*?)^```$/gms)].map(
        ([, query = '']) => ({ file, query }),
      ),
    );
}
