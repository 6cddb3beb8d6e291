import { JobCancelledError, type Payload, type SanitizedConfig, type TaskConfig } from 'payload';
import { carryOutSchedule, type AuthoredSchedule } from '../editing/carryOutSchedule';

/** Of a database or a disk that fails: three more attempts, the last some four minutes after the first. */
const RETRIES = { attempts: 3, backoff: { type: 'exponential', delay: 30_000 } } as const;

/** A schedule that is not carried out, and will not be. */
export interface FailedSchedule {
  schedule: AuthoredSchedule;
  /** When it was to happen, ISO; null for at once. */
  at: string | null;
  error: unknown;
}

/** Tells those whom it concerns. */
type Tell = (payload: Payload, failed: FailedSchedule) => Promise<void>;

/** The CMS says no to it, and would say so again. By its shape: the production build shortens the names of classes. */
function isRefusal(error: unknown): boolean {
  const status: unknown = error && typeof error === 'object' && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500;
}

const runSchedule =
  (tell: Tell): TaskConfig<'schedulePublish'>['handler'] =>
  async ({ input, job, req: { payload } }) => {
    const schedule = input as AuthoredSchedule;
    try {
      await carryOutSchedule(payload, schedule);
    } catch (error) {
      if (!isRefusal(error) && (job.totalTried ?? 0) < RETRIES.attempts) throw error;
      payload.logger.error({ err: error, msg: 'What was scheduled is not carried out', job: job.id });
      await tell(payload, { schedule, at: job.waitUntil ?? null, error }).catch((err: unknown) =>
        payload.logger.error({ err, msg: 'Nobody was told of a schedule that failed', job: job.id }),
      );
      // Payload tries again what ends by any other error.
      throw new JobCancelledError(error instanceof Error ? error.message : String(error));
    }
    return { output: {} };
  };

/**
 * Has what is scheduled carried out by our rules (`carryOutSchedule`), and somebody told when it is not. Payload's own task is there once
 * the configuration is complete.
 * @param tell called once for each schedule that fails for good
 */
export const runSchedules =
  (tell: Tell) =>
  (config: SanitizedConfig): SanitizedConfig => {
    const handler = runSchedule(tell) as TaskConfig['handler'];
    config.jobs.tasks = (config.jobs.tasks ?? []).map((task) =>
      task.slug === 'schedulePublish' ? { ...task, handler, retries: { ...RETRIES } } : task,
    );
    return config;
  };
