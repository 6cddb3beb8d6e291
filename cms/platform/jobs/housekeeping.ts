import type { TaskConfig } from 'payload';
import type { Chore } from '../parts/part';

/**
 * Runs the chores of all parts sequentially every half minute. Logs failures, continues with the others, and then
 * fails itself, so that the queue records it.
 */
export const housekeeping = (chores: readonly Chore[]): TaskConfig<'housekeeping'> => ({
  slug: 'housekeeping',
  schedule: [{ cron: '*/30 * * * * *', queue: 'default' }],
  handler: async ({ req: { payload } }) => {
    const failures: unknown[] = [];
    for (const chore of chores) {
      await chore(payload).catch((err: unknown) => {
        payload.logger.error({ err, msg: `Housekeeping: ${chore.name} failed` });
        failures.push(err);
      });
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some housekeeping chores failed');
    return { output: {} };
  },
});
