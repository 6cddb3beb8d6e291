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

test('rolls back the transaction of a failed job update', async () => {
  const { update, rollbackTransaction } = adapterWith(() => Promise.reject(new Error('no such job')));
  await expect(update('tx')).rejects.toThrow('no such job');
  expect(rollbackTransaction).toHaveBeenCalledExactlyOnceWith('tx');
});

test('rethrows the error of an update without a transaction', async () => {
  const { update, rollbackTransaction } = adapterWith(() => Promise.reject(new Error('no such job')));
  await expect(update()).rejects.toThrow('no such job');
  expect(rollbackTransaction).not.toHaveBeenCalled();
});

test('leaves the transaction of a successful update open', async () => {
  const { update, rollbackTransaction } = adapterWith(() => Promise.resolve(null));
  await expect(update('tx')).resolves.toBeNull();
  expect(rollbackTransaction).not.toHaveBeenCalled();
});
