import { sql } from '@payloadcms/db-sqlite';
import { getTableConfig, type SQLiteTable } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import { getPayload, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import config from '../../payload.config';
import { query } from './query';

let payload: Payload;

beforeAll(async () => {
  payload = await getPayload({ config });
});
afterAll(() => payload.destroy());

test('the database has the tables that keep numbers of deleted rows which the schema has', async () => {
  const rows = await query<{ name: string }>(
    { payload },
    sql`SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '% AUTOINCREMENT %' ORDER BY name`,
  );
  const tables = Object.values((payload.db as unknown as { tables: Record<string, SQLiteTable> }).tables);
  const expected = tables
    .map((table) => getTableConfig(table))
    .filter(({ columns }) => columns.some((column) => 'autoIncrement' in column && column.autoIncrement))
    .map(({ name }) => name);
  expect(rows.map(({ name }) => name)).toEqual(expected.sort());
  expect(expected).toContain('media');
});
