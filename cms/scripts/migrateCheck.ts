import { spawnSync } from 'node:child_process';
import { DIALECTS, environmentOf } from './dialects';

/** `npm run migrate:check`: fails when the collections hold something that the migrations of a database do not. */
const drifted = (Object.keys(DIALECTS) as (keyof typeof DIALECTS)[]).filter((dialect) => {
  const { status } = spawnSync(
    process.execPath,
    ['--conditions=production', '--import', 'tsx', 'scripts/migrateCheckOne.ts'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environmentOf(dialect),
    },
  );
  return status !== 0;
});
if (drifted.length > 0) {
  console.error(
    `The migrations of ${drifted.join(' and ')} lag behind in the tables above: npm run migrate:create <name>`,
  );
  process.exit(1);
}
