import { JobCancelledError, type Payload, type SanitizedConfig, type TaskConfig } from 'payload';
import { executeSchedule, type AuthoredSchedule } from '../editing/executeSchedule';

/** Retries after database or disk errors: three, the last about four minutes after the first attempt. */
const RETRIES = { attempts: 3, backoff: { type: 'exponential', delay: 30_000 } } as const;

/** A schedule that failed and will not be retried. */
export interface FailedSchedule {
  schedule: AuthoredSchedule;
  /** Scheduled time in ISO format. Null if it was to run immediately. */
  at: string | null;
  error: unknown;
}

/** Notifies the people who must know about a failed schedule. */
type Tell = (payload: Payload, failed: FailedSchedule) => Promise<void>;

/**
 * Checks whether an error is a rejection that a retry would not change. It checks the shape of the error, because the
 * production build shortens class names.
 */
function isRefusal(error: unknown): boolean {
  const status: unknown = error && typeof error === 'object' && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500;
}

const runSchedule =
  (tell: Tell): TaskConfig<'schedulePublish'>['handler'] =>
  async ({ input, job, req: { payload } }) => {
    const schedule = input as AuthoredSchedule;
    try {
      await executeSchedule(payload, schedule);
    } catch (error) {
      if (!isRefusal(error) && (job.totalTried ?? 0) < RETRIES.attempts) throw error;
      payload.logger.error({ err: error, msg: 'A schedule failed permanently', job: job.id });
      await tell(payload, { schedule, at: job.waitUntil ?? null, error }).catch((err: unknown) =>
        payload.logger.error({ err, msg: 'The notification of a failed schedule was not sent', job: job.id }),
      );
      // Cancels the job, because Payload would retry it after any other error.
      throw new JobCancelledError(error instanceof Error ? error.message : String(error));
    }
    return { output: {} };
  };

/**
 * Replaces Payload's task for schedules, so that they run by our rules (`executeSchedule`) and failures are reported.
 * Needs the sanitized configuration, because only that contains Payload's task.
 * @param tell called once for each schedule that failed permanently
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
