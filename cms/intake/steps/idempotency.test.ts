import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCms, type RunningCms } from '../../test/startCms';
import { storeAnswer, reserveKey } from './idempotency';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const NAME: string = randomUUID();
const reserve = (content: unknown, name = NAME) => {
  const request = new Request('https://cms.example', { headers: { 'Idempotency-Key': name } });
  return reserveKey(cms.payload, request, 'a-form', content);
};

it('stores no fingerprint that can be reversed by trying inputs', async () => {
  const content = { idNumber: '123456782' };
  await reserve(content);
  const { docs } = await cms.payload.find({ collection: 'idempotencyKeys' });
  expect(docs[0]?.fingerprint).toMatch(/^[\w-]{43}$/);
  const plain = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  expect(docs[0]?.fingerprint).not.toBe(plain);
  await expect(reserve({ idNumber: '000000018' })).rejects.toMatchObject({ code: 'keyReused' });
});

it('encrypts stored responses with a key that is not in the database', async () => {
  const name = randomUUID();
  const secret = `process-token-${randomUUID()}`;
  const answer = { body: { processToken: secret, manageUrl: `https://cms.example/?t=${secret}` } };
  const reserved = await reserve({ a: 1 }, name);
  if (!reserved || 'answer' in reserved) throw new Error('The key is not new');
  await storeAnswer({ payload: cms.payload }, reserved, answer);
  const stored = JSON.stringify(
    (await cms.payload.find({ collection: 'idempotencyKeys', pagination: false })).docs,
  );
  expect(stored).not.toContain(secret);
  expect(stored).not.toContain(name);
  expect(await reserve({ a: 1 }, name)).toEqual({ answer });
});

it.each([randomUUID(), 'A'.repeat(22), 'a_B-9'.repeat(5), '0123456789abcdef0123456789abcdef'])(
  'accepts the key %s',
  async (name) => {
    expect(await reserve({ name }, name)).toMatchObject({ owner: expect.any(String) as string });
  },
);

it.each(['', '1', 'a'.repeat(21), 'a'.repeat(129), `${'a'.repeat(22)}.`, `${'a'.repeat(22)} b`])(
  'rejects the key %j with 400',
  async (name) => {
    await expect(reserve({ name }, name)).rejects.toMatchObject({ status: 400, code: 'wrongKey' });
  },
);
