import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { query, type Scope } from './query';

/** Turns off synchronous commit for the current transaction only. A single statement is a transaction by itself. */
const ASYNCHRONOUS_COMMIT = sql`, set_config('synchronous_commit', 'off', true)`;

/**
 * Runs a write whose loss is acceptable, such as a counter, with asynchronous commit. A database crash may lose the
 * write, but then also everything committed after it. Inside a transaction, the write is as durable as the transaction.
 * @param statement statement that ends with `RETURNING …`
 */
export function queryAsyncCommit<Row>(scope: Scope, statement: SQL): Promise<Row[]> {
  return query<Row>(
    scope,
    scope.transactionID === undefined ? sql`${statement}${ASYNCHRONOUS_COMMIT}` : statement,
  );
}
