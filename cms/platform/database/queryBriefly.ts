import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { query, type Scope } from './query';

/** Applies to the transaction. A statement outside of one is its own transaction. */
const ASYNCHRONOUS_COMMIT = sql`, set_config('synchronous_commit', 'off', true)`;

/**
 * Runs a write without waiting for the disk, such as a counter. A crash of the server may lose it, but never a later commit without it.
 * In a transaction it is as durable as the transaction.
 * @param statement ends with `RETURNING …`
 */
export function queryBriefly<Row>(scope: Scope, statement: SQL): Promise<Row[]> {
  return query<Row>(
    scope,
    scope.transactionID === undefined ? sql`${statement}${ASYNCHRONOUS_COMMIT}` : statement,
  );
}
