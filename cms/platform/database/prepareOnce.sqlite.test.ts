import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Sqlite3Client } from '@libsql/client/sqlite3';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareOnce } from './prepareOnce';

let folder: string;
let db: Database.Database;
let client: Sqlite3Client;
/** What the driver was asked to prepare. */
let prepared: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prepare-once-'));
  const file = path.join(folder, 'test.db');
  db = new Database(file);
  prepared = [];
  const own = db.prepare.bind(db);
  db.prepare = vi.fn((sql: string) => {
    prepared.push(sql);
    return own(sql);
  }) as unknown as typeof db.prepare;
  prepareOnce(db);
  client = new Sqlite3Client(file, {}, db, 'number');
  db.exec('CREATE TABLE homes (id INTEGER PRIMARY KEY, name TEXT UNIQUE)');
});

afterEach(() => {
  client.close();
  rmSync(folder, { recursive: true });
});

const insert = (name: string) => client.execute({ sql: 'INSERT INTO homes (name) VALUES (?)', args: [name] });
const names = async () =>
  (await client.execute({ sql: 'SELECT name FROM homes WHERE id < ? ORDER BY id', args: [100] })).rows.map(
    ({ name }) => name,
  );

test('a statement is prepared once, whatever its values, and answers as ever', async () => {
  for (const name of ['a', 'b', 'c']) {
    const { rowsAffected, lastInsertRowid } = await insert(name);
    expect(rowsAffected).toBe(1);
    expect(lastInsertRowid).toBeGreaterThan(0n);
  }
  expect(await names()).toEqual(['a', 'b', 'c']);
  expect(await names()).toEqual(['a', 'b', 'c']);
  expect(prepared).toHaveLength(2);
});

test('rows and large numbers are as the client makes them, the second time too', async () => {
  for (let time = 0; time < 2; time += 1) {
    const { rows, columns } = await client.execute('SELECT 1 AS one, 9007199254740991 AS large');
    expect(columns).toEqual(['one', 'large']);
    expect(rows[0]).toMatchObject({ one: 1, large: 9_007_199_254_740_991 });
  }
});

test('with other values it answers other rows, those of what it has just written too', async () => {
  for (const name of ['a', 'b', 'c']) {
    const sql = 'INSERT INTO homes (name) VALUES (?) RETURNING name';
    expect((await client.execute({ sql, args: [name] })).rows).toMatchObject([{ name }]);
  }
  const upTo = async (id: number) =>
    (await client.execute({ sql: 'SELECT name FROM homes WHERE id <= ?', args: [id] })).rows.length;
  expect([await upTo(1), await upTo(3), await upTo(2)]).toEqual([1, 3, 2]);
});

test('a setting is set each time', async () => {
  for (const level of [2, 1, 2]) {
    await client.execute(level === 2 ? 'PRAGMA synchronous = FULL' : 'PRAGMA synchronous = NORMAL');
    expect((await client.execute('PRAGMA synchronous')).rows).toMatchObject([{ synchronous: level }]);
  }
});

test('one that failed is prepared anew, and stands in the way of no commit', async () => {
  await insert('a');
  await client.execute('BEGIN IMMEDIATE');
  await expect(insert('a')).rejects.toThrow('UNIQUE');
  await insert('b');
  await client.execute('COMMIT');
  expect(await names()).toEqual(['a', 'b']);
  expect(prepared.filter((sql) => sql.startsWith('INSERT'))).toHaveLength(2);
});

test('after a change of the schema statements answer with the columns that there are', async () => {
  await insert('a');
  expect((await client.execute('SELECT * FROM homes')).columns).toEqual(['id', 'name']);
  await client.execute('ALTER TABLE homes ADD COLUMN rooms INTEGER DEFAULT 3');
  expect((await client.execute('SELECT * FROM homes')).rows).toMatchObject([{ id: 1, name: 'a', rooms: 3 }]);
  db.exec('ALTER TABLE homes ADD COLUMN floor INTEGER');
  expect((await client.execute('SELECT * FROM homes')).columns).toEqual(['id', 'name', 'rooms', 'floor']);
});

test('of many statements those stay that were used last', async () => {
  const ask = (number: number) => client.execute(`SELECT ${number} AS value`);
  for (let number = 0; number < 200; number += 1) {
    await ask(number);
    await ask(0);
  }
  const times = (number: number) => prepared.filter((sql) => sql === `SELECT ${number} AS value`).length;
  expect(times(0)).toBe(1);
  await ask(1);
  expect(times(1)).toBe(2);
});
