import { getPayload } from 'payload';
import { expect, test } from 'vitest';
import config from '../../payload.config';
import { schemaDrift } from './schemaDrift';

const load = () => getPayload({ config, disableDBConnect: true, disableOnInit: true });

test('finds no difference between the migrations and the collections', async () => {
  expect(await schemaDrift(await load())).toEqual([]);
});

test('returns the name of a table that differs', async () => {
  const payload = await load();
  const { companies: _removed, ...schema } = payload.db.schema as Record<string, unknown>;
  (payload.db as unknown as { schema: unknown }).schema = schema;
  expect(await schemaDrift(payload)).toEqual([expect.stringMatching(/companies$/)]);
});
