import { sql } from '@payloadcms/db-sqlite/drizzle';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { query } from '../../platform/database/query';
import { cheapCaptcha } from '../cheapCaptcha';
import { message, send, startContactCms, type ContactCms } from '../contactHarness';
import { expectUnavailable } from '../expectUnavailable';

let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
});
afterAll(() => cms.stop());

// Of SQLite alone: the connection that writes may only read, as with a file system that was mounted read-only after an error.
it('a database that can only be read refuses messages, stores nothing, and takes them when it can be written again', async () => {
  // Outside of a transaction, since none can begin then.
  const readOnly = (on: boolean) => query(cms, sql.raw(`PRAGMA query_only = ${on ? 'ON' : 'OFF'}`));
  const count = async () => (await cms.payload.count({ collection: 'messages' })).totalDocs;
  const fields = message(cms, { gRecaptchaResponse: await cheapCaptcha() });
  const key = { 'Idempotency-Key': 'read-only' };
  await readOnly(true);
  for (const culture of ['he-il', 'en-us'] as const)
    await expectUnavailable(await send(cms, fields, { ...key, 'X-Accept-Language': culture }), culture);
  await readOnly(false);
  expect(await count()).toBe(0);
  // Twice at once: one record, and the same answer for both.
  const both = await Promise.all([send(cms, fields, key), send(cms, fields, key)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(both.map(({ headers }) => headers.get('X-Reference'))).size).toBe(1);
  expect(await count()).toBe(1);
});
