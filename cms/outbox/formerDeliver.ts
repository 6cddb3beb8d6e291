import type { TaskConfig } from 'payload';

/**
 * The job that once stood for each attempt of a delivery. Deliveries are claimed from their own table now; jobs that an older version has
 * left in the queue have nothing to do, and end.
 */
export const formerDeliver: TaskConfig<'deliver'> = {
  slug: 'deliver',
  inputSchema: [{ name: 'deliveryId', type: 'number', required: true }],
  handler: () => ({ output: {} }),
};
