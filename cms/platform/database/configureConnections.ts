import type { Pool } from 'pg';
import { prepareStatements } from '../../payload-fixes/preparedStatements/prepareStatements';

/**
 * Configures the connections of a pool. Sets a statement timeout, prepares frequent statements, and turns JIT off: the
 * planner overestimates Payload's joins, and compiling them takes longer than running them. Call it after the
 * migrations, which may be slow.
 * @param ms statement timeout in ms
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
  // Closes the idle connections that the migrations used, because they still have the default settings.
  while (pool.idleCount > 0) (await pool.connect()).release(true);
}
