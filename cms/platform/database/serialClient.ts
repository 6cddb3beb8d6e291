import {
  createClient,
  LibsqlError,
  type Client,
  type InStatement,
  type ResultSet,
  type Transaction,
} from '@libsql/client';
import { TurnQueue } from './TurnQueue';

/** How long a write waits for those before it. */
const WAIT_MS = 15_000;
/** How long a transaction may stand idle before it is given up: a forgotten one must not stop all writing. */
const IDLE_MS = 60_000;
/** How long to wait for another process that writes into the same file, such as the seed. */
const BUSY_MS = 5_000;

const READS = /^\s*(select|explain)\b/i;

const sqlOf = (statement: InStatement): string => (typeof statement === 'string' ? statement : statement.sql);

function busy(): LibsqlError {
  return new LibsqlError(`The database was busy for ${WAIT_MS / 1000} seconds`, 'SQLITE_BUSY');
}

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
 * @param url `file:` address of the database; `:memory:` shares one connection for everything
 */
export async function serialClient(url: string): Promise<Client> {
  const writer = await open(url);
  const reader = url.includes(':memory:') ? writer : await open(url);
  const turns = new TurnQueue();

  const turn = async () => {
    try {
      return await turns.take(WAIT_MS);
    } catch {
      throw busy();
    }
  };
  const alone = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = await turn();
    try {
      return await work();
    } finally {
      done();
    }
  };

  const execute = (statement: InStatement): Promise<ResultSet> =>
    READS.test(sqlOf(statement)) ? reader.execute(statement) : alone(() => writer.execute(statement));

  return {
    execute,
    batch: (statements, mode) => alone(() => writer.batch(statements, mode)),
    migrate: (statements) => alone(() => writer.migrate(statements)),
    executeMultiple: (sql) => alone(() => writer.executeMultiple(sql)),
    transaction: async () => beginTransaction(writer, await turn()),
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

/** A transaction on the connection that writes; its turn ends with it. */
async function beginTransaction(writer: Client, done: () => void): Promise<Transaction> {
  let open = true;
  let idle: NodeJS.Timeout | undefined;

  const finish = async (command: 'COMMIT' | 'ROLLBACK') => {
    clearTimeout(idle);
    if (!open) {
      if (command === 'COMMIT') throw new LibsqlError('The transaction is closed', 'TRANSACTION_CLOSED');
      return;
    }
    open = false;
    try {
      await writer.execute(command);
    } catch (error) {
      if (command === 'COMMIT') await writer.execute('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      done();
    }
  };
  const use = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (!open) throw new LibsqlError('The transaction is closed', 'TRANSACTION_CLOSED');
    clearTimeout(idle);
    idle = setTimeout(() => void finish('ROLLBACK').catch(() => undefined), IDLE_MS).unref();
    return work();
  };

  try {
    await use(() => writer.execute('BEGIN IMMEDIATE'));
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
    commit: () => finish('COMMIT'),
    rollback: () => finish('ROLLBACK'),
    close: () => void finish('ROLLBACK').catch(() => undefined),
    get closed() {
      return !open;
    },
  };
}
