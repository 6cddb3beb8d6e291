import type { TaskConfig } from 'payload';
import { deleteExpired } from './deleteExpired';
import { deleteStrayFiles } from './deleteStrayFiles';

/** Every night: deletes what was kept as long as the settings say. */
export const retention: TaskConfig<'retention'> = {
  slug: 'retention',
  schedule: [{ cron: '0 15 3 * * *', queue: 'default' }],
  retries: { attempts: 3, backoff: { type: 'exponential', delay: 60_000 } },
  handler: async ({ req: { payload } }) => {
    const deleted = await deleteExpired(payload);
    const strayFiles = await deleteStrayFiles(payload);
    payload.logger.info({ msg: 'Retention deleted what was kept long enough', deleted, strayFiles });
    return { output: {} };
  },
};
