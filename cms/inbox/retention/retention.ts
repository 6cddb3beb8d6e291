import type { TaskConfig } from 'payload';
import { deleteExpired } from './deleteExpired';
import { deleteStrayFiles } from './deleteStrayFiles';

/** Nightly task that deletes documents whose retention period has ended. */
export const retention: TaskConfig<'retention'> = {
  slug: 'retention',
  schedule: [{ cron: '0 15 3 * * *', queue: 'default' }],
  retries: { attempts: 3, backoff: { type: 'exponential', delay: 60_000 } },
  handler: async ({ req: { payload } }) => {
    const deleted = await deleteExpired(payload);
    const strayFiles = await deleteStrayFiles(payload);
    payload.logger.info({ msg: 'Retention deleted expired documents', deleted, strayFiles });
    return { output: {} };
  },
};
