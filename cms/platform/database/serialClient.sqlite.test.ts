import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Client, Transaction } from '@libsql/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BRIEF } from './brief';
import { announceTransaction } from './heldTransaction';
import { serialClient } from './serialClient';

let folder: string;
let client: Client;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'serial-client-'));
  client = await serialClient(`file:${path.join(folder, 'test.db')}`);
  await client.execute('CREATE TABLE notes (text TEXT)');
});
afterEach(() => {
  client.close();
  rmSync(folder, { recursive: true });
});

/** As the adapter begins one. */
function begin(): Promise<Transaction> {
  announceTransaction();
  return Promise.resolve().then(() => client.transaction('write'));
}
const write = (text: string) => client.execute({ sql: 'INSERT INTO notes VALUES (?)', args: [text] });
const notes = async () =>
  (await client.execute('SELECT text FROM notes ORDER BY text')).rows.map(({ text }) => text);

/** A piece of work with a life of its own, as a request of another visitor. */
const elsewhere = <Result>(work: () => Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    setImmediate(() => {
      work().then(resolve, reject);
    });
  });

test('a write beside the transaction of the same work joins it', async () => {
  const transaction = await begin();
  await write('beside');
  await client.batch([{ sql: 'INSERT INTO notes VALUES (?)', args: ['batch'] }]);
  expect(await notes()).toEqual([]);
  await transaction.commit();
  expect(await notes()).toEqual(['batch', 'beside']);
});

test('and goes with it when that is rolled back', async () => {
  const transaction = await begin();
  await write('beside');
  await transaction.rollback();
  expect(await notes()).toEqual([]);
});

test('a write after the transaction stands for itself', async () => {
  await (await begin()).commit();
  await write('after');
  expect(await notes()).toEqual(['after']);
});

test('a transaction within the transaction of the same work is undone alone', async () => {
  const outer = await begin();
  await outer.execute("INSERT INTO notes VALUES ('outer')");
  const inner = await begin();
  await inner.execute("INSERT INTO notes VALUES ('inner')");
  await inner.rollback();
  const second = await begin();
  await second.execute("INSERT INTO notes VALUES ('second')");
  await second.commit();
  await write('still within');
  expect(await notes()).toEqual([]);
  await outer.commit();
  expect(await notes()).toEqual(['outer', 'second', 'still within']);
});

test('transactions within one take turns', async () => {
  const outer = await begin();
  await Promise.all(
    ['a', 'b', 'c'].map(async (text, index) => {
      const inner = await begin();
      await inner.execute({ sql: 'INSERT INTO notes VALUES (?)', args: [text] });
      await new Promise(setImmediate);
      await (index === 1 ? inner.rollback() : inner.commit());
    }),
  );
  await outer.commit();
  expect(await notes()).toEqual(['a', 'c']);
});

test('what others write waits until the transaction is over, and stays when that is rolled back', async () => {
  let over = false;
  const ready = new EventEmitter();
  const begun = once(ready, 'begun');
  const one = elsewhere(async () => {
    const transaction = await begin();
    await transaction.execute("INSERT INTO notes VALUES ('one')");
    ready.emit('begun');
    await new Promise(setImmediate);
    over = true;
    await transaction.rollback();
  });
  const other = elsewhere(async () => {
    await begun;
    await write('other');
    expect(over).toBe(true);
  });
  await Promise.all([one, other]);
  expect(await notes()).toEqual(['other']);
});

test('transactions that begin in the same moment are not within each other', async () => {
  const work = async (text: string, end: 'commit' | 'rollback') => {
    const transaction = await begin();
    await transaction.execute({ sql: 'INSERT INTO notes VALUES (?)', args: [text] });
    await new Promise(setImmediate);
    await transaction[end]();
  };
  await Promise.all([work('a', 'rollback'), work('b', 'commit'), work('c', 'commit')]);
  expect(await notes()).toEqual(['b', 'c']);
});

test('a write that waits too long for the transaction before it is refused, and holds nobody back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const transaction = await elsewhere(begin);
    const late = expect(elsewhere(() => write('late'))).rejects.toThrow('The database was busy');
    await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(15_000);
    await late;
    await transaction.commit();
    await elsewhere(() => write('next'));
    expect(await notes()).toEqual(['next']);
  } finally {
    vi.useRealTimers();
  }
});

test('a write waits for another process’s transaction without stopping the event loop', async () => {
  const other = await serialClient(`file:${path.join(folder, 'test.db')}`);
  try {
    const transaction = await elsewhere(() => other.transaction('write'));
    await transaction.execute("INSERT INTO notes VALUES ('other')");
    const late = elsewhere(() => write('late'));
    const begun = elsewhere(begin);
    // Both have asked for the file by now, and this goes on all the same.
    for (let turns = 0; turns < 20; turns += 1) await new Promise(setImmediate);
    await transaction.commit();
    await late;
    await (await begun).commit();
    expect(await notes()).toEqual(['late', 'other']);
  } finally {
    other.close();
  }
});

test('a process that always has the next write ready leaves others their turn', async () => {
  const other = await serialClient(`file:${path.join(folder, 'test.db')}`);
  let over = false;
  const busy = Array.from({ length: 3 }, () =>
    elsewhere(async () => {
      while (!over) {
        const transaction = await client.transaction('write');
        await transaction.execute("INSERT INTO notes VALUES ('busy')");
        await new Promise(setImmediate);
        await transaction.commit();
      }
    }),
  );
  try {
    for (let turns = 0; turns < 5; turns += 1)
      await elsewhere(() => other.execute("INSERT INTO notes VALUES ('other')"));
  } finally {
    over = true;
    await Promise.all(busy);
    other.close();
  }
  expect((await notes()).filter((text) => text === 'other')).toHaveLength(5);
});

test('a write waits for the disk unless it says that it need not, and never in a transaction', async () => {
  // What SQLite does at this commit: 2 waits, 1 does not.
  const note = 'INSERT INTO notes SELECT synchronous FROM pragma_synchronous';
  await client.execute(note);
  await client.execute(`${note} ${BRIEF}`);
  await client.execute(note);
  await client.execute(`${note} ${BRIEF}`);
  const transaction = await begin();
  await transaction.execute(`${note} ${BRIEF}`);
  await client.execute(`${note} ${BRIEF}`);
  await transaction.commit();
  const { rows } = await client.execute('SELECT text FROM notes ORDER BY rowid');
  expect(rows.map(({ text }) => text)).toEqual(['2', '1', '2', '1', '2', '2']);
});
