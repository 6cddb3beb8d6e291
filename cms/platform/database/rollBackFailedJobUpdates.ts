import type { BaseDatabaseAdapter } from 'payload';

/**
 * Ends the transaction of a job update that fails. Payload begins one for each and forgets it when the update throws, as it does when
 * another
 * instance has finished the job meanwhile: SQLite then stays locked for everybody until the transaction is given up, and PostgreSQL loses a
 * connection of the pool for good.
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
