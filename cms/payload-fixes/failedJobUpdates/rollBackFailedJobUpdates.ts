import type { BaseDatabaseAdapter } from 'payload';

/**
 * Rolls back the transaction if the update of a job fails, for example because another instance has finished the job.
 * Payload would leave the transaction open, so that the pool would lose a connection for good.
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
