import type { TaskConfig } from 'payload';
import type { Chore } from '../part';

/**
 * Every half minute: the chores of all parts, one after the other. One that fails is logged and keeps none of the others from its turn;
 * then the task fails, too, so that the queue knows.
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
    if (failures.length > 0) throw new AggregateError(failures, 'Some of the housekeeping failed');
    return { output: {} };
  },
});
