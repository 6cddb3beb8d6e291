import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetRates, message, send, startContactCms, type ContactCms } from '../test/contactHarness';

/** Default of the setting `FORM_LIMIT_PER_ADDRESS`. */
const LIMIT = 20;
const APPLY = '/web/jobs/apply';
const CONTACT = '/web/contactUs/sendContactUs';

let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
});
afterAll(() => cms.stop());
beforeEach(() => forgetRates(cms.payload));

/**
 * Announces a large body but sends only its beginning. A response then shows that the server responded without reading
 * the whole body.
 */
function announce(path: string, bytes: number, sent = '{'): { status: Promise<number>; hangUp: () => void } {
  const call = request(`${cms.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': bytes },
  });
  const status = new Promise<number>((resolve) => {
    call.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.resume();
    });
    // A connection that closes without a response was still waiting for the body.
    call.on('close', () => resolve(0));
    call.on('error', () => resolve(0));
  });
  call.write(sent);
  return { status, hangUp: () => call.destroy() };
}

describe('before a request is read', () => {
  it('an address gets four concurrent large bodies, and small requests are answered immediately', async () => {
    const begun = `{"cvFileBase64":"${'x'.repeat(100_000)}`;
    const calls = Array.from({ length: 30 }, () => announce(APPLY, 1_500_000, begun));
    const answered: number[] = [];
    const all = calls.map(async ({ status }) => {
      answered.push(await status);
      if (answered.length === 26) calls.forEach(({ hangUp }) => hangUp());
    });
    await Promise.all(all);
    expect(answered.filter((status) => status === 429)).toHaveLength(26);
    expect(answered.filter((status) => status === 0)).toHaveLength(4);
    // After the connections are closed, new requests are accepted again.
    await expect.poll(async () => (await send(cms, message(cms, { senderName: 'x' }))).status).toBe(422);
  });

  it('an address with too many messages is rejected', async () => {
    for (let time = 0; time <= LIMIT; time += 1) await send(cms, message(cms, { gRecaptchaResponse: '' }));
    const { status, hangUp } = announce(CONTACT, 30_000);
    expect(await status).toBe(429);
    hangUp();
    const wrong = await fetch(`${cms.url}${CONTACT}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{',
    });
    expect(wrong.status).toBe(429);
    expect(Number(wrong.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('an address with many invalid requests is finally rejected', async () => {
    const statuses: number[] = [];
    for (let time = 0; time <= LIMIT * 10; time += 1) {
      const { status } = await fetch(`${cms.url}${CONTACT}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{',
      });
      statuses.push(status);
    }
    expect(statuses.slice(0, -1).every((status) => status === 400)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});
