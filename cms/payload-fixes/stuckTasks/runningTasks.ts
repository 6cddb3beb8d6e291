import type { SanitizedConfig, TaskConfig } from 'payload';
import { perProcess } from '../perProcess';

/** Time in ms that Payload has to update a job after its task has ended. */
const NOTED_WITHIN_MS = 60_000;

type JobId = number | string;

/**
 * Jobs that this process runs or has just run. The value is the time in ms at which the task ended, or null while it
 * runs.
 */
const running = (): Map<JobId, number | null> => perProcess('runningTasks', () => new Map());

/** Returns the jobs whose task is running in this process, or has ended within the last minute. */
export function runningJobs(now: number): JobId[] {
  const jobs = running();
  for (const [id, endedAt] of jobs) if (endedAt !== null && now - endedAt > NOTED_WITHIN_MS) jobs.delete(id);
  return [...jobs.keys()];
}

const noted = new WeakSet<object>();

/** Returns whether the task was wrapped by `trackTask`. */
export const isTracked = ({ handler }: Pick<TaskConfig, 'handler'>): boolean =>
  typeof handler === 'function' && noted.has(handler);

/**
 * Wraps a task so that this process knows when it starts and ends.
 * @throws if the handler is a path instead of a function
 */
export function trackTask(task: TaskConfig): TaskConfig {
  const { handler, slug } = task;
  if (typeof handler !== 'function') throw new Error(`The task ${slug} has no function`);
  const watched: typeof handler = async (args) => {
    const { id } = args.job;
    running().set(id, null);
    try {
      return await handler(args);
    } finally {
      running().set(id, Date.now());
    }
  };
  noted.add(watched);
  return { ...task, handler: watched };
}

/** Wraps all tasks with `trackTask`, including those that Payload adds. */
export function trackAllTasks(config: SanitizedConfig): SanitizedConfig {
  config.jobs.tasks = (config.jobs.tasks ?? []).map(trackTask);
  return config;
}
