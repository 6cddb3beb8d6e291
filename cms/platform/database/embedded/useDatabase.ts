import path from 'node:path';
import { leaseServer } from './leaseServer.ts';

/**
 * Makes sure that a command has a database: the server that DATABASE_URL names, else the embedded one of DATA_DIR, whose address it
 * puts into DATABASE_URL for this process and the ones that it starts.
 * @returns ends the command's use of the database; the last command stops the embedded server
 */
export async function useDatabase(env: NodeJS.ProcessEnv = process.env): Promise<() => Promise<void>> {
  if (env.DATABASE_URL) return () => Promise.resolve();
  const { url, release } = await leaseServer(
    env.DATA_DIR || path.join(import.meta.dirname, '../../../../.data'),
  );
  env.DATABASE_URL = url;
  return release;
}
