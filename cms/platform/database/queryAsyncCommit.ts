import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { query, type Scope } from './query';

/** Applies to the current transaction. A statement without one is its own transaction. */
const ASYNCHRONOUS_COMMIT = sql`, set_config('synchronous_commit', 'off', true)`;

/**
 * Runs a write with asynchronous commit, such as a counter. A server crash may lose it, but never keeps later commits without it. In a
 * transaction it is as durable as the transaction.
 * @param statement must end with `RETURNING …`
 */
export function queryAsyncCommit<Row>(scope: Scope, statement: SQL): Promise<Row[]> {
  return query<Row>(
    scope,
    scope.transactionID === undefined ? sql`${statement}${ASYNCHRONOUS_COMMIT}` : statement,
  );
}
