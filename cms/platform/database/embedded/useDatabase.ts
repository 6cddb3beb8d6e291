import path from 'node:path';
import { leaseServer } from './leaseServer.ts';

/**
 * Provides a database for a command: the server at DATABASE_URL, or the embedded one of DATA_DIR. Sets DATABASE_URL for this process and
 * its child processes.
 * @returns releases the database; the last command stops the embedded server
 */
export async function useDatabase(env: NodeJS.ProcessEnv = process.env): Promise<() => Promise<void>> {
  if (env.DATABASE_URL) return () => Promise.resolve();
  const { url, release } = await leaseServer(
    env.DATA_DIR || path.join(import.meta.dirname, '../../../../.data'),
  );
  env.DATABASE_URL = url;
  return release;
}
