import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Kind } from '../content/kinds/defineKind';

const FOLDER = path.resolve(import.meta.dirname, '../content/kinds');

/**
 * Generated file that imports all kinds of page. It is needed because bundlers follow imports, but cannot list a
 * folder.
 */
export const KINDS_FILE = path.join(FOLDER, 'kinds.gen.ts');

/** Returns the content of that file, which imports every `<name>Kind.ts` in its folder. */
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

/** Generated file from which the site knows which kinds of page have their `h1` above the blocks. */
export const HEADED_KIND_FILE = path.resolve(
  import.meta.dirname,
  '../../src/components/BlockList/headedKind.gen.ts',
);

/** Returns the content of that file. */
export const headedKindSource = (kinds: readonly Kind[]): string => `// Written by npm run generate:kinds.

/** Kinds of page that the CMS defines as \`headed\`: their h1 is above the blocks. */
export type HeadedKind =
${kinds
  .filter(({ headed }) => headed)
  .map(({ name }) => `  | '${name}'`)
  .join('\n')};
`;
