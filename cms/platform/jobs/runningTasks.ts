import type { SanitizedConfig, TaskConfig } from 'payload';
import { ofProcess } from '../ofProcess';

/** How long Payload has to note how a task ended. */
const NOTED_WITHIN_MS = 60_000;

type JobId = number | string;

/** The jobs whose tasks this process runs; with the time of its end for a task that has ended. */
const running = (): Map<JobId, number | null> => ofProcess('runningTasks', () => new Map());

/** The jobs that this process is busy with: their tasks run, or have just ended and are being noted. */
export function runningJobs(now: number): JobId[] {
  const jobs = running();
  for (const [id, endedAt] of jobs) if (endedAt !== null && now - endedAt > NOTED_WITHIN_MS) jobs.delete(id);
  return [...jobs.keys()];
}

const noted = new WeakSet<object>();

/** Whether a task is one of `noteRunning`. */
export const isNoted = ({ handler }: Pick<TaskConfig, 'handler'>): boolean =>
  typeof handler === 'function' && noted.has(handler);

/**
 * A task of which is known whether this process still runs it: however long it takes, nothing starts it a second time beside itself.
 * @throws for a task whose handler is a path, which nobody here has
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

/** Has every task noted while it runs (`noteRunning`), Payload's own among them, which is there once the configuration is complete. */
export function noteAllRunning(config: SanitizedConfig): SanitizedConfig {
  config.jobs.tasks = (config.jobs.tasks ?? []).map(noteRunning);
  return config;
}
