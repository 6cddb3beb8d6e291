import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { getPayload } from 'payload';
import { expect, test } from 'vitest';
import config from '../../payload.config';
import { DIALECTS, environmentOf } from '../../scripts/dialects';
import { schemaDrift } from './schemaDrift';

const own = process.env.DATABASE_URL?.startsWith('postgres') ? 'postgres' : 'sqlite';
const others = (Object.keys(DIALECTS) as (keyof typeof DIALECTS)[]).filter((dialect) => dialect !== own);

/** A process that compiles and loads the whole config takes seconds, and most of a minute while other tests have the cores. */
const ANOTHER_PROCESS_MS = 120_000;

const load = () => getPayload({ config, disableDBConnect: true, disableOnInit: true });

test('the migrations hold everything that the collections hold', async () => {
  expect(await schemaDrift(await load())).toEqual([]);
});

// The database is chosen when the config loads: each other one needs a process.
test.each(others)(
  'so do those of %s',
  async (dialect) => {
    const check = ['--conditions=production', '--import', 'tsx', 'scripts/migrateCheckOne.ts'];
    await promisify(execFile)(process.execPath, check, { env: environmentOf(dialect) });
  },
  ANOTHER_PROCESS_MS,
);

test('a table that no migration knows is found', async () => {
  const payload = await load();
  const { companies: _removed, ...schema } = payload.db.schema as Record<string, unknown>;
  (payload.db as unknown as { schema: unknown }).schema = schema;
  expect(await schemaDrift(payload)).toEqual([expect.stringMatching(/companies$/)]);
});
