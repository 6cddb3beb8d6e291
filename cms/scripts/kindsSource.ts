import { readdirSync } from 'node:fs';
import path from 'node:path';

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
