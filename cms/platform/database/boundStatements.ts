import type { EventEmitter } from 'node:events';

/** What is asked of a connection of the pool. */
interface Connection {
  query: (statement: string) => Promise<unknown>;
}

/**
 * From now on the server cancels a statement that runs longer than this, whoever asked for it: a search that a visitor made to be slow
 * ends,
 * and gives its connection back. Migrations, which may take long, run before.
 * @param pool of the adapter; each of its connections is told once, when it is taken for the first time
 * @param ms how long a statement may run
 * @param onFault is told when a connection could not be
 */
export function boundStatements(
  pool: Pick<EventEmitter, 'on'>,
  ms: number,
  onFault: (error: unknown) => void,
): void {
  const told = new WeakSet<Connection>();
  pool.on('acquire', (connection: Connection) => {
    if (told.has(connection)) return;
    told.add(connection);
    // A connection answers in order: this comes before whatever it was taken for.
    connection.query(`SET statement_timeout = ${ms}`).catch((error: unknown) => {
      told.delete(connection);
      onFault(error);
    });
  });
}
