import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCms, type RunningCms } from '../../test/startCms';
import { reserveKey } from './idempotency';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const reserve = (substance: unknown) => {
  const request = new Request('https://cms.example', { headers: { 'Idempotency-Key': 'k' } });
  return reserveKey(cms.payload, request, 'a-form', substance);
};

it('keeps no fingerprint by which what was sent can be tried out', async () => {
  const substance = { idNumber: '123456782' };
  await reserve(substance);
  const { docs } = await cms.payload.find({ collection: 'idempotencyKeys' });
  expect(docs[0]?.fingerprint).toMatch(/^[\w-]{43}$/);
  const plain = createHash('sha256').update(JSON.stringify(substance)).digest('base64url');
  expect(docs[0]?.fingerprint).not.toBe(plain);
  await expect(reserve({ idNumber: '000000018' })).rejects.toMatchObject({ code: 'keyReused' });
});
