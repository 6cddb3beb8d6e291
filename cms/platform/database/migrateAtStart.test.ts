import { getPayload, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import config from '../../payload.config';
import { migrateAtStart } from './migrateAtStart';

let payload: Payload;

beforeAll(async () => {
  payload = await getPayload({ config });
});
afterAll(() => payload.destroy());

test('refuses a database of a version it does not know, and says what to do', async () => {
  await expect(migrateAtStart(payload.db, [{ name: 'another' }], (work) => work())).rejects.toThrow(
    /migrations that this version of the CMS does not know .*_initial.* or begin with an empty database/,
  );
});
