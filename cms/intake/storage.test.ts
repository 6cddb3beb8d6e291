import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../platform/database/query';
import { message, send, solveCaptcha, startContactCms, type ContactCms } from '../test/contactHarness';
import { expectUnavailable } from '../test/expectUnavailable';

let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
});
afterAll(() => cms.stop());

const count = async (collection: 'messages' | 'spentCaptchas') =>
  (await cms.payload.count({ collection })).totalDocs;

/** Renames a table to make the last write of a submission fail, after the other writes have succeeded. */
const rename = (table: string, name: string) => query(cms, sql.raw(`ALTER TABLE ${table} RENAME TO ${name}`));

describe('a failing write', () => {
  it('rolls back everything including the captcha, so that the request can be repeated', async () => {
    const before = { messages: await count('messages'), captchas: await count('spentCaptchas') };
    const fields = message(cms, { gRecaptchaResponse: await solveCaptcha(cms.url) });
    const key = { 'Idempotency-Key': 'half-way-0000-0000-0000-000000000000' };
    await rename('deliveries', 'deliveries_away');
    await expectUnavailable(await send(cms, fields, key), 'he-il');
    await rename('deliveries_away', 'deliveries');
    expect(await count('messages')).toBe(before.messages);
    expect(await count('spentCaptchas')).toBe(before.captchas);
    expect((await send(cms, fields, key)).status).toBe(200);
    expect(await count('messages')).toBe(before.messages + 1);
  });
});

describe('an unavailable database', () => {
  it('rejects messages with an explanation', async () => {
    const gRecaptchaResponse = await solveCaptcha(cms.url);
    const { db } = cms.payload as unknown as { db: { pool: { end: () => Promise<void> } } };
    await db.pool.end();
    for (const culture of ['he-il', 'en-us'] as const) {
      const response = await send(cms, message(cms, { gRecaptchaResponse }), {
        'X-Accept-Language': culture,
      });
      await expectUnavailable(response, culture);
    }
    expect((await fetch(`${cms.url}/web/health`)).status).toBe(503);
  });
});
