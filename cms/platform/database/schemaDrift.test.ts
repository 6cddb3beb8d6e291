import { spawnSync } from 'node:child_process';
import { getPayload } from 'payload';
import { expect, test } from 'vitest';
import config from '../../payload.config';
import { schemaDrift } from './schemaDrift';

test('the migrations of both databases hold everything that the collections hold', () => {
  const { status, stderr } = spawnSync('npm', ['run', '-s', 'migrate:check'], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
});

test('a table that no migration knows is found', async () => {
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
  const { companies: _removed, ...schema } = payload.db.schema as Record<string, unknown>;
  (payload.db as unknown as { schema: unknown }).schema = schema;
  expect(await schemaDrift(payload)).toEqual([expect.stringMatching(/companies$/)]);
});
