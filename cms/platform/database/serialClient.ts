import {
  createClient,
  LibsqlError,
  type Client,
  type InArgs,
  type InStatement,
  type ResultSet,
  type Transaction,
} from '@libsql/client';
import { Mutex, withTimeout, type MutexInterface } from 'async-mutex';
import { heldTransaction, holdTransaction } from './heldTransaction';

/** How long a write waits for those before it. */
const WAIT_MS = 15_000;
/** How long a transaction may stand idle before it is given up: a forgotten one must not stop all writing. */
const IDLE_MS = 60_000;
/** How long to wait for another process that writes into the same file, such as a seed by hand. */
const BUSY_MS = 5_000;

const READS = /^\s*(select|explain)\b/i;

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

async function open(url: string): Promise<Client> {
  const client = createClient({ url });
  await client.execute(`PRAGMA busy_timeout = ${BUSY_MS}`);
  await client.execute('PRAGMA journal_mode = WAL');
  // A message that was accepted survives a loss of power.
  await client.execute('PRAGMA synchronous = FULL');
  return client;
}

/**
 * A client of a SQLite file that can be used by many requests at once.
 *
 * SQLite knows one writer at a time, and its driver runs synchronously: a second writer in the same process would stop
 * the event loop that the first one needs to finish, and fail with "database is locked". Here writers queue up instead:
 * one connection writes, transaction after transaction; reads outside of transactions have a connection of their own and never wait.
 *
 * Work that holds a transaction and writes beside it (Payload does, so that others see the write at once) would wait for itself:
 * such a write joins the transaction instead, and a transaction of such work is a savepoint of the one it holds.
 * @param url `file:` address of the database; `:memory:` shares one connection for everything
 */
export async function serialClient(url: string): Promise<Client> {
  const writer = await open(url);
  const reader = url.includes(':memory:') ? writer : await open(url);
  const turns = newTurns();

  const alone = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = await takeTurn(turns);
    try {
      return await work();
    } finally {
      done();
    }
  };

  const execute = (statement: InStatement): Promise<ResultSet> => {
    if (READS.test(sqlOf(statement))) return reader.execute(statement);
    return heldTransaction()?.execute(statement) ?? alone(() => writer.execute(statement));
  };

  return {
    execute,
    batch: (statements, mode) =>
      heldTransaction()?.batch(statements.map(toStatement)) ?? alone(() => writer.batch(statements, mode)),
    migrate: (statements) => alone(() => writer.migrate(statements)),
    executeMultiple: (sql) =>
      heldTransaction()?.executeMultiple(sql) ?? alone(() => writer.executeMultiple(sql)),
    transaction: async () => {
      const outer = heldTransaction();
      const transaction = outer
        ? await beginWithin(outer)
        : await beginTransaction(writer, await takeTurn(turns), TOPLEVEL);
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

/** The turns of the transactions within a transaction: savepoints can only be nested, not side by side. */
const turnsWithin = new WeakMap<Transaction, MutexInterface>();

async function beginWithin(outer: Transaction): Promise<Transaction> {
  const turns = turnsWithin.get(outer) ?? newTurns();
  turnsWithin.set(outer, turns);
  return beginTransaction(outer, await takeTurn(turns), SAVEPOINT);
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

/** A transaction on the connection that writes, or within another one; its turn ends with it. */
async function beginTransaction(
  writer: Pick<Client | Transaction, 'execute' | 'executeMultiple'>,
  done: () => void,
  commands: Commands,
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
    await use(() => writer.execute(commands.begin));
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
