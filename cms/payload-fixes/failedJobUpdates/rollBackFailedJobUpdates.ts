import type { BaseDatabaseAdapter } from 'payload';

/**
 * Rolls back the transaction of a job update that fails, for example because another instance finished the job. Payload forgets it,
 * and the pool loses a connection for good.
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
