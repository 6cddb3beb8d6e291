import type { Client, InStatement } from '@libsql/client';
import type { Pool, PoolClient } from 'pg';
import type { Payload } from 'payload';

/** What was asked of the database. */
export interface Statements {
  /** Statements, without those that begin and end transactions. */
  statements: number;
  /** Transactions that were begun. */
  transactions: number;
  /** What the database had to make durable: those transactions, and each write outside of one that does not say otherwise. */
  commits: number;
}

/** What makes nothing durable by itself: reads, and brief writes (`queryBriefly`). */
const NOT_DURABLE = /^\s*(select|explain|show)\b|\/\* brief \*\/$|'synchronous_commit', 'off'/i;
const BEGINS = /^\s*(begin|start transaction)\b/i;
const ENDS = /^\s*(commit|rollback)\b/i;
/** Of the connection itself. */
const SETTINGS = /^\s*set\b/i;

/**
 * Counts from now on what a CMS asks of its database, in this process.
 * @returns how much since it was asked last
 */
export function countStatements({ db }: Payload): () => Statements {
  let counted: Statements = { statements: 0, transactions: 0, commits: 0 };
  const { client, pool } = db as unknown as { client?: Client; pool?: Pool };
  if (client) countOfSqlite(client, () => counted);
  if (pool) countOfPostgres(pool, () => counted);
  return () => {
    const past = counted;
    counted = { statements: 0, transactions: 0, commits: 0 };
    return past;
  };
}

function countOfSqlite(client: Client, counted: () => Statements): void {
  const execute = client.execute.bind(client) as (statement: InStatement) => ReturnType<Client['execute']>;
  const begin = client.transaction.bind(client) as Client['transaction'];
  // A statement outside of a transaction may join one that its caller holds: it is counted once.
  let isHandedOn = false;
  let isJoined = false;
  client.execute = (statement: InStatement) => {
    counted().statements += 1;
    isHandedOn = true;
    isJoined = false;
    const result = execute(statement);
    isHandedOn = false;
    const sql = typeof statement === 'string' ? statement : statement.sql;
    if (!isJoined && !NOT_DURABLE.test(sql)) counted().commits += 1;
    return result;
  };
  client.transaction = async () => {
    counted().transactions += 1;
    counted().commits += 1;
    const transaction = await begin();
    const run = transaction.execute.bind(transaction);
    transaction.execute = (statement) => {
      if (isHandedOn) isJoined = true;
      else counted().statements += 1;
      return run(statement);
    };
    return transaction;
  };
}

function countOfPostgres(pool: Pool, counted: () => Statements): void {
  const known = new WeakSet<PoolClient>();
  pool.on('acquire', (connection) => {
    if (known.has(connection)) return;
    known.add(connection);
    let isInTransaction = false;
    const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;
    const note = (sql: string) => {
      if (SETTINGS.test(sql)) return;
      if (BEGINS.test(sql)) {
        isInTransaction = true;
        counted().transactions += 1;
        counted().commits += 1;
      } else if (ENDS.test(sql)) isInTransaction = false;
      else {
        counted().statements += 1;
        if (!isInTransaction && !NOT_DURABLE.test(sql)) counted().commits += 1;
      }
    };
    connection.query = ((...args: unknown[]) => {
      const [statement] = args as [string | { text: string }];
      note(typeof statement === 'string' ? statement : statement.text);
      return query(...args);
    }) as PoolClient['query'];
  });
}
