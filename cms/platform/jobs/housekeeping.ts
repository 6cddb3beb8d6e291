import type { TaskConfig } from 'payload';
import type { Chore } from '../parts/part';

/**
 * Runs the chores of all parts, one after the other, every half minute. If a chore fails, the failure is logged and the
 * others still run. The task itself then fails as well, so that the queue records it.
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
