import type { SanitizedConfig, TaskConfig } from 'payload';
import { carryOutSchedule, type AuthoredSchedule } from '../editing/carryOutSchedule';

const runSchedule: TaskConfig<'schedulePublish'>['handler'] = async ({ input, req: { payload } }) => {
  await carryOutSchedule(payload, input as AuthoredSchedule);
  return { output: {} };
};

/** Has what is scheduled carried out by our rules (`carryOutSchedule`); Payload's own task is there once the configuration is complete. */
export function runSchedules(config: SanitizedConfig): SanitizedConfig {
  config.jobs.tasks = (config.jobs.tasks ?? []).map((task) =>
    task.slug === 'schedulePublish' ? { ...task, handler: runSchedule as TaskConfig['handler'] } : task,
  );
  return config;
}
