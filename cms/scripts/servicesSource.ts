import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../services');

/** File that lists the live services: bundlers follow imports, not folders. */
export const SERVICES_FILE = path.join(FOLDER, 'services.gen.ts');

/** What that file holds: the `<name>/<name>Service.ts` of every folder beside it. */
export function servicesSource(): string {
  const names = readdirSync(FOLDER)
    .filter((name) => existsSync(path.join(FOLDER, name, `${name}Service.ts`)))
    .sort((a, b) => a.localeCompare(b, 'en'));
  return `// Written by npm run generate:services.
${names.map((name) => `import { ${name}Service } from './${name}/${name}Service';`).join('\n')}
import type { Part } from '../platform/part';

const LAST = 1000;

/** Every live service, in the order in which the admin lists their collections. */
export const services: readonly Part[] = [
${names.map((name) => `  ${name}Service,`).join('\n')}
].sort((one: Part, other: Part) => (one.place ?? LAST) - (other.place ?? LAST));
`;
}
