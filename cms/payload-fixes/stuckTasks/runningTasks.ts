import type { SanitizedConfig, TaskConfig } from 'payload';
import { perProcess } from '../perProcess';

/** Time that Payload has to update the job of an ended task. */
const NOTED_WITHIN_MS = 60_000;

type JobId = number | string;

/** Jobs of this process. The value is the end of the task in ms; null while it runs. */
const running = (): Map<JobId, number | null> => perProcess('runningTasks', () => new Map());

/** Returns the jobs whose task runs in this process, or ended within the last minute. */
export function runningJobs(now: number): JobId[] {
  const jobs = running();
  for (const [id, endedAt] of jobs) if (endedAt !== null && now - endedAt > NOTED_WITHIN_MS) jobs.delete(id);
  return [...jobs.keys()];
}

const noted = new WeakSet<object>();

/** Whether `noteRunning` made the task. */
export const isNoted = ({ handler }: Pick<TaskConfig, 'handler'>): boolean =>
  typeof handler === 'function' && noted.has(handler);

/**
 * Makes a task record when it starts and ends.
 * @throws if the handler is a path
 */
export function noteRunning(task: TaskConfig): TaskConfig {
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

/** Makes all tasks record when they start and end, Payload's own included. */
export function noteAllRunning(config: SanitizedConfig): SanitizedConfig {
  config.jobs.tasks = (config.jobs.tasks ?? []).map(noteRunning);
  return config;
}
