import path from 'node:path';
import { leaseServer } from './leaseServer.ts';

/**
 * Provides a database for a command: the server at DATABASE_URL, or else the embedded server of DATA_DIR. In that case
 * sets DATABASE_URL for this process and its child processes.
 * @returns a function that releases the database; when the last command releases it, the embedded server stops
 */
export async function useDatabase(env: NodeJS.ProcessEnv = process.env): Promise<() => Promise<void>> {
  if (env.DATABASE_URL) return () => Promise.resolve();
  const { url, release } = await leaseServer(
    env.DATA_DIR || path.join(import.meta.dirname, '../../../../.data'),
  );
  env.DATABASE_URL = url;
  return release;
}
