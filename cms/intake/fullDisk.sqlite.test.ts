import { sql } from '@payloadcms/db-sqlite/drizzle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../platform/database/query';
import { inTransaction } from '../platform/database/inTransaction';
import {
  forgetRates,
  message,
  runDeliveries,
  send,
  solveCaptcha,
  startContactCms,
  type ContactCms,
} from '../test/contactHarness';
import { expectUnavailable } from '../test/expectUnavailable';

let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
});
afterAll(() => cms.stop());

const count = async (collection: 'messages' | 'deliveries') =>
  (await cms.payload.count({ collection })).totalDocs;

// Of SQLite alone: PostgreSQL's disk is not ours to fill.
describe('a full disk', () => {
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
      refused = await send(
        cms,
        message(cms, { content: 'x'.repeat(500), senderName: `Visitor ${'x'.repeat(index + 1)}` }),
        {
          'X-Accept-Language': 'en-us',
          'X-Forwarded-For': `10.0.0.${index}`,
        },
      );
      if (refused.status === 429) await forgetRates(cms.payload);
    }
    await expectUnavailable(refused ?? new Response(), 'en-us');
    const stored = { messages: await count('messages'), deliveries: await count('deliveries') };
    // As many deliveries as messages: no half of one.
    expect(stored.messages - before.messages).toBe(stored.deliveries - before.deliveries);
    await expectUnavailable(await send(cms, fields, { ...key, 'X-Accept-Language': 'he-il' }), 'he-il');

    await limitPages(1_000_000);
    await forgetRates(cms.payload);
    expect((await send(cms, fields, key)).status).toBe(200);
    expect(await count('messages')).toBe(stored.messages + 1);
    await runDeliveries(cms.payload);
  });
});
