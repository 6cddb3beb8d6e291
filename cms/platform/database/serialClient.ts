import {
  LibsqlError,
  type Client,
  type InArgs,
  type InStatement,
  type ResultSet,
  type Transaction,
} from '@libsql/client';
import { Sqlite3Client } from '@libsql/client/sqlite3';
import Database from 'libsql';
import { Mutex, withTimeout, type MutexInterface } from 'async-mutex';
import { BRIEF } from './brief';
import { heldTransaction, holdTransaction } from './heldTransaction';
import { prepareOnce } from './prepareOnce';
import { sharedFile } from './sharedFile';

/** How long a write waits for those before it. */
const WAIT_MS = 15_000;
/** How long a transaction may stand idle before it is given up: a forgotten one must not stop all writing. */
const IDLE_MS = 60_000;
/** How long SQLite itself waits, and the event loop with it, where nothing can be tried again: while it opens a file. */
const BUSY_MS = 5_000;
/**
 * After how many pages SQLite brings its log into the file, and waits for the disk. Rows that come one after another change the same pages:
 * the later it does, the less there is to write. The log takes up to 16 MB for it.
 */
const CHECKPOINT_PAGES = 4_000;

/** A message that was accepted survives a loss of power: its commit waits for the disk, with all that was committed before. */
const DURABLE = 'PRAGMA synchronous = FULL';
/** A commit that does not wait. */
const NOT_DURABLE = 'PRAGMA synchronous = NORMAL';

const READS = /^\s*(select|explain)\b/i;
/** What SQLite takes in a transaction, unlike `PRAGMA` and `VACUUM`. */
const WRITES = /^\s*(insert|update|delete|replace|with|create|alter|drop)\b/i;

const sqlOf = (statement: InStatement): string => (typeof statement === 'string' ? statement : statement.sql);

/** A statement of a batch may be written as a pair. */
const toStatement = (statement: InStatement | [string, InArgs?]): InStatement =>
  Array.isArray(statement) ? { sql: statement[0], args: statement[1] ?? [] } : statement;

function busy(): LibsqlError {
  return new LibsqlError(`The database was busy for ${WAIT_MS / 1000} seconds`, 'SQLITE_BUSY');
}

/** Gives one turn at a time, in the order in which they were asked for, and refuses who waits too long. */
const newTurns = (): MutexInterface => withTimeout(new Mutex(), WAIT_MS);

/** Waits for a turn; the function it answers with ends it. @throws LibsqlError when the turn did not come in time */
const takeTurn = (turns: MutexInterface): Promise<MutexInterface.Releaser> =>
  turns.acquire().catch(() => {
    throw busy();
  });

/** A connection, and what runs scripts on it. */
interface Connection {
  client: Client;
  /**
   * Runs a script. A statement that is refused because the file is busy is over then; one that the client prepared would stay under way,
   * and no commit succeeds beside it ("SQL statements in progress") until the garbage collector comes by.
   */
  run: (script: string) => Promise<void>;
}

function open(url: string): Connection {
  const place = url.replace(/^file:/, '');
  const db = new Database(place);
  prepareOnce(db);
  db.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
  db.exec('PRAGMA journal_mode = WAL');
  db.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  db.exec(DURABLE);
  return {
    client: new Sqlite3Client(place, {}, db, 'number'),
    run: async (script) => {
      try {
        db.exec(script);
      } catch (error) {
        throw error instanceof Database.SqliteError
          ? new LibsqlError(error.message, error.code, error.rawCode, error)
          : error;
      }
    },
  };
}

/**
 * A client of a SQLite file that can be used by many requests at once.
 *
 * SQLite knows one writer at a time, and its driver runs synchronously: a second writer in the same process would stop
 * the event loop that the first one needs to finish, and fail with "database is locked". Here writers queue up instead:
 * one connection writes, transaction after transaction; reads outside of transactions have a connection of their own and never wait.
 * Other processes that write into the file are waited for without stopping the event loop (`sharedFile`).
 *
 * Work that holds a transaction and writes beside it (Payload does, so that others see the write at once) would wait for itself:
 * such a write joins the transaction instead, and a transaction of such work is a savepoint of the one it holds.
 * @param url `file:` address of the database; `:memory:` shares one connection for everything
 */
export async function serialClient(url: string): Promise<Client> {
  const connection = open(url);
  const writer = connection.client;
  const reader = url.includes(':memory:') ? writer : open(url).client;
  const turns = newTurns();
  const file = sharedFile();
  await connection.run('PRAGMA busy_timeout = 0');

  const turn = async (): Promise<() => void> => {
    const done = await takeTurn(turns);
    return () => {
      file.leave();
      done();
    };
  };
  const alone = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = await turn();
    try {
      await connection.run(DURABLE);
      return await work();
    } finally {
      done();
    }
  };
  const onConnection: Runner = {
    execute: (statement) => writer.execute(statement),
    executeMultiple: connection.run,
  };
  const begin = async (durability: string): Promise<Transaction> =>
    beginTransaction(onConnection, await turn(), TOPLEVEL, () =>
      file.take(() => connection.run(`${durability}; ${TOPLEVEL.begin}`)),
    );
  const locked = async <Result>(
    work: (transaction: Transaction) => Promise<Result>,
    durability = DURABLE,
  ): Promise<Result> => {
    const transaction = await begin(durability);
    try {
      const result = await work(transaction);
      await transaction.commit();
      return result;
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
  };

  const execute = (statement: InStatement): Promise<ResultSet> => {
    if (READS.test(sqlOf(statement))) return reader.execute(statement);
    const held = heldTransaction();
    if (held) return held.execute(statement);
    return WRITES.test(sqlOf(statement))
      ? locked(
          (transaction) => transaction.execute(statement),
          sqlOf(statement).endsWith(BRIEF) ? NOT_DURABLE : DURABLE,
        )
      : alone(() => writer.execute(statement));
  };

  return {
    execute,
    batch: (statements) => {
      const work = (transaction: Transaction) => transaction.batch(statements.map(toStatement));
      const held = heldTransaction();
      return held ? work(held) : locked(work);
    },
    migrate: (statements) => alone(() => waiting(connection, () => writer.migrate(statements))),
    executeMultiple: (sql) =>
      heldTransaction()?.executeMultiple(sql) ?? alone(() => waiting(connection, () => connection.run(sql))),
    transaction: async () => {
      const outer = heldTransaction();
      const transaction = outer ? await beginWithin(outer) : await begin(DURABLE);
      holdTransaction(transaction);
      return transaction;
    },
    sync: () => writer.sync(),
    close: () => {
      writer.close();
      if (reader !== writer) reader.close();
    },
    get closed() {
      return writer.closed;
    },
    protocol: 'file',
  };
}

/** Several statements cannot be tried again: some of them may have been done. SQLite itself waits for other processes. */
async function waiting<Result>({ run }: Connection, work: () => Promise<Result>): Promise<Result> {
  await run(`PRAGMA busy_timeout = ${BUSY_MS}`);
  try {
    return await work();
  } finally {
    await run('PRAGMA busy_timeout = 0');
  }
}

/** The turns of the transactions within a transaction: savepoints can only be nested, not side by side. */
const turnsWithin = new WeakMap<Transaction, MutexInterface>();

async function beginWithin(outer: Transaction): Promise<Transaction> {
  const turns = turnsWithin.get(outer) ?? newTurns();
  turnsWithin.set(outer, turns);
  return beginTransaction(outer, await takeTurn(turns), SAVEPOINT, () => outer.execute(SAVEPOINT.begin));
}

/** What begins and ends a transaction, or a savepoint within one. */
interface Commands {
  begin: string;
  commit: string;
  rollback: readonly string[];
}

const TOPLEVEL: Commands = { begin: 'BEGIN IMMEDIATE', commit: 'COMMIT', rollback: ['ROLLBACK'] };
// The name may repeat: SQLite means the innermost.
const SAVEPOINT: Commands = {
  begin: 'SAVEPOINT within',
  commit: 'RELEASE within',
  rollback: ['ROLLBACK TO within', 'RELEASE within'],
};

/** What runs the statements of a transaction. */
interface Runner {
  execute: (statement: InStatement) => Promise<ResultSet>;
  executeMultiple: (script: string) => Promise<void>;
}

/** A transaction on the connection that writes, or within another one; its turn ends with it. */
async function beginTransaction(
  writer: Runner,
  done: () => void,
  commands: Commands,
  start: () => Promise<unknown>,
): Promise<Transaction> {
  let open = true;
  let idle: NodeJS.Timeout | undefined;

  const rollback = async () => {
    for (const command of commands.rollback) await writer.execute(command);
  };
  const finish = async (end: 'commit' | 'rollback') => {
    clearTimeout(idle);
    if (!open) {
      if (end === 'commit') throw new LibsqlError('The transaction is closed', 'TRANSACTION_CLOSED');
      return;
    }
    open = false;
    try {
      if (end === 'rollback') await rollback();
      else await writer.execute(commands.commit);
    } catch (error) {
      if (end === 'commit') await rollback().catch(() => undefined);
      throw error;
    } finally {
      done();
    }
  };
  const use = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (!open) throw new LibsqlError('The transaction is closed', 'TRANSACTION_CLOSED');
    clearTimeout(idle);
    idle = setTimeout(() => void finish('rollback').catch(() => undefined), IDLE_MS).unref();
    return work();
  };

  try {
    await use(start);
  } catch (error) {
    clearTimeout(idle);
    open = false;
    done();
    throw error;
  }
  return {
    execute: (statement) => use(() => writer.execute(statement)),
    batch: (statements) =>
      use(async () => {
        const results: ResultSet[] = [];
        for (const statement of statements) results.push(await writer.execute(statement));
        return results;
      }),
    executeMultiple: (sql) => use(() => writer.executeMultiple(sql)),
    commit: () => finish('commit'),
    rollback: () => finish('rollback'),
    close: () => void finish('rollback').catch(() => undefined),
    get closed() {
      return !open;
    },
  };
}
