import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { DIALECTS, environmentOf } from './dialects';

/**
 * `npm run migrate:reset`: writes the one initial migration of both databases anew from the collections as they are now. No database
 * is needed. For as long as no database holds anything of value: afterwards, changes get migrations of their own (`migrate:create`).
 */
for (const dialect of Object.keys(DIALECTS) as (keyof typeof DIALECTS)[]) {
  const folder = `migrations/${dialect}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/index.ts`, 'export const migrations = [];\n');
  execFileSync('npm', ['run', '-s', 'payload', '--', 'migrate:create', 'initial'], {
    stdio: 'inherit',
    env: environmentOf(dialect),
  });
}
