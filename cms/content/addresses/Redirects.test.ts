import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPayload } from '../../test/openPayload';

let payload: Payload;

beforeAll(async () => {
  payload = await openPayload();
});
afterAll(() => payload.destroy());

const save = (from: string) =>
  payload.create({
    collection: 'redirects',
    data: { from, statusCode: '301', to: { kind: 'url', url: 'https://example.com/' } },
  });

test.each([
  [' /%D7%99%D7%A9%D7%9F/?a=%2F ', '/ישן/?a=%2F'],
  ['/old/%E0%A4%A/', '/old/%E0%A4%A/'],
  ['/ישן-יותר/', '/ישן-יותר/'],
])('an address that was copied from a browser is kept as people read it: %s', async (copied, kept) => {
  expect((await save(copied)).from).toBe(kept);
});

test.each(['old/', '/two words/', 'https://example.com/'])('what is no path is refused: %s', async (from) => {
  await expect(save(from)).rejects.toThrow();
});
