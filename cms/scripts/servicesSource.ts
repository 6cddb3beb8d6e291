import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const CMS = path.resolve(import.meta.dirname, '..');

/**
 * Generated files that import the modules of a folder. They are needed because bundlers follow imports, but cannot list
 * a folder.
 */
export const SERVICES_FILE = path.join(CMS, 'services/services.gen.ts');
export const ROUTES_FILE = path.join(CMS, 'services/routes.gen.ts');
export const INTEGRATIONS_FILE = path.join(CMS, 'integrations/integrations.gen.ts');

const HEAD = '// Written by npm run generate:services.\n';

/** Returns the names of the folders next to a file that contain `<name>/<name><suffix>.ts`. */
const folderNames = (file: string, suffix: string): string[] =>
  readdirSync(path.dirname(file))
    .filter((name) => existsSync(path.join(path.dirname(file), name, `${name}${suffix}.ts`)))
    .sort((a, b) => a.localeCompare(b, 'en'));

const importLines = (names: readonly string[], suffix: string): string =>
  names.map((name) => `import { ${name}${suffix} } from './${name}/${name}${suffix}';`).join('\n');

/**
 * Returns the content of the generated list of live services, which imports the `<name>/<name>Service.ts` of every
 * service folder.
 */
export function servicesSource(): string {
  const names = folderNames(SERVICES_FILE, 'Service');
  return `${HEAD}${importLines(names, 'Service')}
import type { Part } from '../platform/parts/part';

const LAST = 1000;

/** Every live service, in the order in which the admin lists their collections. */
export const services: readonly Part[] = [
${names.map((name) => `  ${name}Service,`).join('\n')}
].sort((one: Part, other: Part) => (one.place ?? LAST) - (other.place ?? LAST));
`;
}

/**
 * Returns the content of the generated list of routes, which imports every `<name>Route.ts` and `<name>Routes.ts` of
 * the services.
 */
export function routesSource(): string {
  const folder = path.dirname(ROUTES_FILE);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /Routes?\.ts$/.test(file))
    .map((file) => `./${file.replaceAll(path.sep, '/').replace(/\.ts$/, '')}`)
    .sort((a, b) => a.localeCompare(b, 'en'));
  const nameOf = (file: string): string => path.posix.basename(file);
  return `${HEAD}${files.map((file) => `import { ${nameOf(file)} } from '${file}';`).join('\n')}
import type { Route } from '../platform/http/route';

/** Every live call of the services. */
export const routes: readonly Route[] = [
${files.map((file) => `  ${nameOf(file)},`).join('\n')}
].flat();
`;
}

/**
 * Returns the content of the generated list of integrations, which imports the `<name>/<name>Integration.ts` of every
 * integration folder.
 */
export function integrationsSource(): string {
  const names = folderNames(INTEGRATIONS_FILE, 'Integration');
  return `${HEAD}${importLines(names, 'Integration')}
import type { Integration } from '../platform/parts/integration';

/** Every integration, by the name of its folder. */
export const integrations: Readonly<Record<string, Integration>> = {
${names.map((name) => `  ${name}: ${name}Integration,`).join('\n')}
};
`;
}
