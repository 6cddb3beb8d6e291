import { execFileSync } from 'node:child_process';
import { DIALECTS, environmentOf } from './dialects';

/** `npm run migrate:create <name>`: a migration for each database from what changed in the collections; none where nothing did. */
const name = process.argv[2];
if (!name || !/^\w+$/.test(name)) {
  console.error('A name is needed, such as: npm run migrate:create add_newsletter');
  process.exit(1);
}
for (const dialect of Object.keys(DIALECTS) as (keyof typeof DIALECTS)[]) {
  execFileSync('npm', ['run', '-s', 'payload', '--', 'migrate:create', name, '--skip-empty'], {
    stdio: 'inherit',
    env: environmentOf(dialect),
  });
}
