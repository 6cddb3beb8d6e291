import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPayload } from '../../test/openPayload';

let payload: Payload;

beforeAll(async () => {
  payload = await openPayload();
});
afterAll(() => payload.destroy());

test('many concurrent writes all succeed', async () => {
  const numbers = Array.from({ length: 60 }, (_, index) => 10_000 + index);
  await Promise.all(
    numbers.map((companyId) =>
      payload.create({ collection: 'companies', data: { name: String(companyId), companyId } }),
    ),
  );
  const { totalDocs } = await payload.count({
    collection: 'companies',
    where: { companyId: { in: numbers } },
  });
  expect(totalDocs).toBe(numbers.length);
});

test('reads neither see nor wait for an uncommitted transaction', async () => {
  const transactionID = (await payload.db.beginTransaction()) ?? '';
  await payload.create({
    collection: 'companies',
    data: { name: 'a', companyId: 1 },
    req: { transactionID },
  });
  const before = await payload.count({ collection: 'companies', where: { companyId: { equals: 1 } } });
  await payload.db.commitTransaction(transactionID);
  const after = await payload.count({ collection: 'companies', where: { companyId: { equals: 1 } } });
  expect([before.totalDocs, after.totalDocs]).toEqual([0, 1]);
});

test('a failed operation leaves no partial changes', async () => {
  const transactionID = (await payload.db.beginTransaction()) ?? '';
  await payload.create({
    collection: 'companies',
    data: { name: 'b', companyId: 2 },
    req: { transactionID },
  });
  await payload.db.rollbackTransaction(transactionID);
  expect(
    (await payload.count({ collection: 'companies', where: { companyId: { equals: 2 } } })).totalDocs,
  ).toBe(0);
});
