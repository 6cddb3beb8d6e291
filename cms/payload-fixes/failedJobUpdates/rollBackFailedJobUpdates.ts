import type { BaseDatabaseAdapter } from 'payload';

/**
 * Rolls back the transaction of a failed job update, for example if another instance finished the job. Payload never ends it, and the pool
 * permanently loses a connection.
 */
export function rollBackFailedJobUpdates(adapter: BaseDatabaseAdapter): void {
  const { updateJobs } = adapter;
  adapter.updateJobs = async (args) => {
    try {
      return await updateJobs.call(adapter, args);
    } catch (error) {
      const id = await args.req?.transactionID;
      if (id !== undefined) await adapter.rollbackTransaction(id);
      throw error;
    }
  };
}
