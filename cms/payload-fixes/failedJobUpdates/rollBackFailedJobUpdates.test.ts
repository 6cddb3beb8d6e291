import type { BaseDatabaseAdapter, UpdateJobsArgs } from 'payload';
import { expect, test, vi } from 'vitest';
import { rollBackFailedJobUpdates } from './rollBackFailedJobUpdates';

function adapterWith(updateJobs: () => Promise<null>) {
  const rollbackTransaction = vi.fn(() => Promise.resolve());
  const adapter = { updateJobs, rollbackTransaction } as unknown as BaseDatabaseAdapter;
  rollBackFailedJobUpdates(adapter);
  const update = (transactionID?: string) =>
    adapter.updateJobs({ id: 1, data: {}, req: { transactionID } } as UpdateJobsArgs);
  return { update, rollbackTransaction };
}

test('the transaction of a job update that fails is rolled back', async () => {
  const { update, rollbackTransaction } = adapterWith(() => Promise.reject(new Error('no such job')));
  await expect(update('tx')).rejects.toThrow('no such job');
  expect(rollbackTransaction).toHaveBeenCalledExactlyOnceWith('tx');
});

test('one without a transaction only fails', async () => {
  const { update, rollbackTransaction } = adapterWith(() => Promise.reject(new Error('no such job')));
  await expect(update()).rejects.toThrow('no such job');
  expect(rollbackTransaction).not.toHaveBeenCalled();
});

test('one that succeeds keeps its transaction for whoever commits it', async () => {
  const { update, rollbackTransaction } = adapterWith(() => Promise.resolve(null));
  await expect(update('tx')).resolves.toBeNull();
  expect(rollbackTransaction).not.toHaveBeenCalled();
});
