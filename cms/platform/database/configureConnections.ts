import type { Pool } from 'pg';
import { prepareStatements } from './prepareStatements';

/**
 * From now on the server cancels a statement that runs longer than this, whoever asked for it: a search that a visitor made to be slow
 * ends, and gives its connection back. Migrations, which may take long, run before. It prepares what comes often, and compiles nothing
 * (JIT): Payload's joins are estimated to be costly and find a few rows, so that compiling them took longer than running them.
 * @param pool of the adapter; a connection that cannot be told so is closed, and what it was opened for fails
 * @param ms how long a statement may run
 * @throws the error of PostgreSQL when no connection can be opened
 */
export async function configureConnections(
  pool: Pick<Pool, 'options' | 'idleCount' | 'connect'>,
  ms: number,
): Promise<void> {
  const prepare = prepareStatements();
  // eslint-disable-next-line @typescript-eslint/no-misused-promises -- pg awaits it; its types do not say so
  pool.options.onConnect = async (connection) => {
    await connection.query(`SET statement_timeout = ${ms}; SET jit = off`);
    prepare(connection);
  };
  // Those that migrated have not been told.
  while (pool.idleCount > 0) (await pool.connect()).release(true);
}
