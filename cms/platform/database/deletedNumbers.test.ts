import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payload } from 'payload';
import { openPayload } from '../../test/openPayload';

let payload: Payload;

beforeAll(async () => {
  payload = await openPayload();
});
afterAll(() => payload.destroy());

const create = (companyId: number) =>
  payload.create({ collection: 'companies', data: { name: String(companyId), companyId } });

test('the id of a deleted document is not reused, because stale references would resolve to another document', async () => {
  const first = await create(1);
  await payload.delete({ collection: 'companies', id: first.id });
  expect((await create(2)).id).toBeGreaterThan(first.id);
});
