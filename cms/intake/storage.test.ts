import { sql } from '@payloadcms/db-sqlite/drizzle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../database/query';
import { usesPostgres } from '../lib/env';
import { inTransaction } from '../lib/inTransaction';
import {
  message,
  runDeliveries,
  send,
  solveCaptcha,
  startContactCms,
  type ContactCms,
} from '../test/contactHarness';

let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
});
afterAll(() => cms.stop());

const TEXTS = {
  'he-il': 'אי אפשר לקבל פניות כרגע, והפנייה לא נשמרה. אפשר לנסות שוב בעוד כמה דקות.',
  'en-us':
    'Messages cannot be accepted right now, and yours was not stored. Please try again in a few minutes.',
};
const count = async (collection: 'messages' | 'deliveries' | 'spentCaptchas') =>
  (await cms.payload.count({ collection })).totalDocs;

async function expectUnavailable(response: Response, culture: keyof typeof TEXTS): Promise<void> {
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('60');
  expect(await response.json()).toEqual({ error: TEXTS[culture], code: 'notStored' });
}

// PostgreSQL's disk is not ours to fill.
describe.skipIf(usesPostgres)('a full disk', () => {
  /** Lets the connection that writes use no more pages than there are. */
  const limitPages = (pages: number) =>
    inTransaction(cms.payload, (req) => query(req, sql.raw(`PRAGMA max_page_count = ${pages}`)));

  it('refuses messages, stores nothing of them, and takes them when there is room again', async () => {
    const key = { 'Idempotency-Key': 'full-disk' };
    const fields = message(cms, {
      content: 'x'.repeat(500),
      gRecaptchaResponse: await solveCaptcha(cms.url),
    });
    const before = { messages: await count('messages'), deliveries: await count('deliveries') };
    await limitPages(1);
    let refused: Response | undefined;
    // The pages that are allocated take a few more rows before the disk is full.
    for (let index = 0; index < 40 && refused?.status !== 503; index += 1) {
      refused = await send(cms, message(cms, { content: 'x'.repeat(500), senderName: `Visitor ${index}` }), {
        'X-Accept-Language': 'en-us',
        'X-Forwarded-For': `10.0.0.${index}`,
      });
      if (refused.status === 429) await cms.payload.db.deleteMany({ collection: 'rateLimits', where: {} });
    }
    await expectUnavailable(refused ?? new Response(), 'en-us');
    const stored = { messages: await count('messages'), deliveries: await count('deliveries') };
    // As many deliveries as messages: no half of one.
    expect(stored.messages - before.messages).toBe(stored.deliveries - before.deliveries);
    await expectUnavailable(await send(cms, fields, { ...key, 'X-Accept-Language': 'he-il' }), 'he-il');

    await limitPages(1_000_000);
    await cms.payload.db.deleteMany({ collection: 'rateLimits', where: {} });
    expect((await send(cms, fields, key)).status).toBe(200);
    expect(await count('messages')).toBe(stored.messages + 1);
    await runDeliveries(cms.payload);
  });
});

describe('a store that fails half-way', () => {
  it('keeps nothing of it, not even the captcha, so that the same request can come again', async () => {
    const create = cms.payload.jobs.queue;
    const before = { messages: await count('messages'), captchas: await count('spentCaptchas') };
    const fields = message(cms, { gRecaptchaResponse: await solveCaptcha(cms.url) });
    const key = { 'Idempotency-Key': 'half-way' };
    cms.payload.jobs.queue = () => Promise.reject(new Error('The queue is broken'));
    await expectUnavailable(await send(cms, fields, key), 'he-il');
    cms.payload.jobs.queue = create;
    expect(await count('messages')).toBe(before.messages);
    expect(await count('spentCaptchas')).toBe(before.captchas);
    expect((await send(cms, fields, key)).status).toBe(200);
    expect(await count('messages')).toBe(before.messages + 1);
  });
});

describe('a database that is away', () => {
  it('refuses messages and says so', async () => {
    const gRecaptchaResponse = await solveCaptcha(cms.url);
    const { db } = cms.payload as unknown as {
      db: { pool?: { end: () => Promise<void> }; client?: { close: () => void } };
    };
    if (db.pool) await db.pool.end();
    else db.client?.close();
    for (const culture of ['he-il', 'en-us'] as const) {
      const response = await send(cms, message(cms, { gRecaptchaResponse }), {
        'X-Accept-Language': culture,
      });
      await expectUnavailable(response, culture);
    }
    expect((await fetch(`${cms.url}/web/health`)).status).toBe(503);
  });
});
