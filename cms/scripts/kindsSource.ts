import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Kind } from '../content/kinds/defineKind';

const FOLDER = path.resolve(import.meta.dirname, '../content/kinds');

/** File that lists the kinds of page: bundlers follow imports, not folders. */
export const KINDS_FILE = path.join(FOLDER, 'kinds.gen.ts');

/** What that file holds: every `<name>Kind.ts` beside it. */
export function kindsSource(): string {
  const names = readdirSync(FOLDER)
    .filter((file) => /^[a-z]\w*Kind\.ts$/.test(file) && file !== 'defineKind.ts')
    .map((file) => file.replace(/\.ts$/, ''))
    .sort((a, b) => a.localeCompare(b, 'en'));
  return `// Written by npm run generate:kinds.
${names.map((name) => `import { ${name} } from './${name}';`).join('\n')}
import type { Kind } from './defineKind';

/** Every kind of page. */
export const kinds: readonly Kind[] = [
${names.map((name) => `  ${name},`).join('\n')}
];
`;
}

/** File that tells the site which kinds of page are headed. */
export const HEADED_KIND_FILE = path.resolve(
  import.meta.dirname,
  '../../src/components/BlockList/headedKind.gen.ts',
);

/** What that file holds. */
export const headedKindSource = (kinds: readonly Kind[]): string => `// Written by npm run generate:kinds.

/** Kinds of page that the CMS defines as \`headed\`: their h1 is above the blocks. */
export type HeadedKind =
${kinds
  .filter(({ headed }) => headed)
  .map(({ name }) => `  | '${name}'`)
  .join('\n')};
`;
