import { randomUUID } from 'node:crypto';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { Payload } from 'payload';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropDatabase, onServer, urlOf } from '../../test/database/testServer';
import { checkCollation } from './checkCollation';

let name: string;
beforeEach(() => {
  name = `cms_test_${process.pid}_${randomUUID().replaceAll('-', '')}`;
});
afterEach(() => dropDatabase(name));

async function warnings(collation: string): Promise<string[]> {
  await onServer(`CREATE DATABASE "${name}" TEMPLATE template0 ENCODING 'UTF8' ${collation}`);
  const client = new Client({ connectionString: urlOf(name) });
  await client.connect();
  const warn = vi.fn<(message: string) => void>();
  const payload = { db: { drizzle: drizzle(client), sessions: {} }, logger: { warn } };
  await checkCollation(payload as unknown as Payload);
  await client.end();
  return warn.mock.calls.map(([message]) => message);
}

it('accepts a database that sorts like the embedded one', async () => {
  expect(await warnings("LOCALE_PROVIDER icu ICU_LOCALE 'he' LOCALE 'C'")).toEqual([]);
});

it.each([
  ['C', "LOCALE_PROVIDER libc LOCALE 'C'"],
  ['the English ICU collation', "LOCALE_PROVIDER icu ICU_LOCALE 'en' LOCALE 'C'"],
])(
  'warns about %s with the database name and the statement that creates a suitable database',
  async (_name, collation) => {
    const [warning] = await warnings(collation);
    expect(warning).toContain(`The database "${name}" sorts names by`);
    expect(warning).toContain("ICU_LOCALE 'he'");
  },
);
