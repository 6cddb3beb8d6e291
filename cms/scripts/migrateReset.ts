import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes the one initial migration of both databases anew from the collections as they are now.
 * For as long as no database holds anything of value: afterwards, changes get migrations of their own (`migrate:create`).
 */
const DATABASES = { sqlite: '', postgres: 'postgres://localhost:1/none' };

for (const [dialect, url] of Object.entries(DATABASES)) {
  const folder = `migrations/${dialect}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/index.ts`, 'export const migrations = [];\n');
  execFileSync('npm', ['run', '-s', 'payload', '--', 'migrate:create', 'initial'], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: url },
  });
}
