import type { Payload } from 'payload';
import { releaseStuckTasks } from '../../payload-fixes/stuckTasks/releaseStuckTasks';

const RUNNER_LOCK = 7_301_950;

interface Connection {
  query: (sql: string, values: unknown[]) => Promise<{ rows: { held: boolean }[] }>;
  once: (event: 'error', listener: () => void) => void;
  release: (destroy?: boolean) => void;
}

interface Pooled {
  pool: { connect: () => Promise<Connection> };
}

let elected = false;

/**
 * Checks whether this instance runs the job queue, which only the holder of an advisory lock may do. The lock is needed
 * because Payload may claim a job twice, and because a job of a killed instance stays claimed. The next holder of the
 * lock releases such jobs.
 */
export async function isJobRunner(payload: Payload): Promise<boolean> {
  if (elected) {
    await releaseStuckTasks(payload);
    return true;
  }
  if (!(await takeLock(payload.db as unknown as Pooled))) return false;
  elected = true;
  await freeAbandonedJobs(payload);
  return true;
}

/** Takes the lock on a dedicated database connection and holds it until that connection ends. */
async function takeLock({ pool }: Pooled): Promise<boolean> {
  const connection = await pool.connect();
  try {
    const { rows } = await connection.query('SELECT pg_try_advisory_lock($1) AS held', [RUNNER_LOCK]);
    if (!rows[0]?.held) {
      connection.release();
      return false;
    }
  } catch (error) {
    connection.release(true);
    throw error;
  }
  connection.once('error', () => {
    elected = false;
    connection.release(true);
  });
  return true;
}

async function freeAbandonedJobs(payload: Payload): Promise<void> {
  const { docs } = await payload.update({
    collection: 'payload-jobs',
    where: { processing: { equals: true } },
    data: { processing: false },
    depth: 0,
    overrideAccess: true,
  });
  if (docs.length > 0) payload.logger.warn(`${docs.length} jobs were left unfinished; they run again`);
}
