import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import { usesPostgres } from '../env';
import { BRIEF } from './brief';
import { query, type Scope } from './query';

/** PostgreSQL has it as a setting of the transaction, which a statement outside of one is by itself. */
const ending = usesPostgres ? sql`, set_config('synchronous_commit', 'off', true)` : sql.raw(` ${BRIEF}`);

/**
 * Runs one write that is not worth waiting for the disk: counters, a key that a request holds. It outlives its process, and may be lost
 * with the machine or the database server. What is committed after it takes it along to the disk, so that nothing lasting stands without
 * it. In a transaction it is as durable as that.
 * @param scope the CMS alone, or a request whose transaction it joins
 * @param statement ends with its `RETURNING …`
 * @returns the rows it answers with
 */
export function queryBriefly<Row>(scope: Scope, statement: SQL): Promise<Row[]> {
  return query<Row>(scope, scope.transactionID === undefined ? sql`${statement}${ending}` : statement);
}
