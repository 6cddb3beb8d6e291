import type { TaskConfig } from 'payload';
import { purgeExpired } from '../intake/purgeExpired';
import { requeueLostDeliveries } from '../outbox/requeueLostDeliveries';
import { settleOpenPayments } from './payments/settleOpenPayments';

/** Every half minute: puts right what a process left behind that died at work, and removes what has expired. */
export const housekeeping: TaskConfig<'housekeeping'> = {
  slug: 'housekeeping',
  schedule: [{ cron: '*/30 * * * * *', queue: 'default' }],
  handler: async ({ req: { payload } }) => {
    const lost = await requeueLostDeliveries(payload);
    if (lost > 0) payload.logger.warn(`${lost} deliveries had lost their job and were queued again`);
    const settled = await settleOpenPayments(payload);
    if (settled > 0) payload.logger.warn(`${settled} payments were settled that no notice had told of`);
    await purgeExpired(payload);
    return { output: {} };
  },
};
