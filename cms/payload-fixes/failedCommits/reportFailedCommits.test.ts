import type { BaseDatabaseAdapter } from 'payload';
import { expect, test, vi } from 'vitest';
import { reportFailedCommits } from './reportFailedCommits';

/** Creates an adapter whose transactions fail with the given errors when they begin or commit. */
function adapterWith({ begin, commit }: { begin?: Error; commit?: Error }) {
  const rolledBack = vi.fn();
  const adapter = {
    sessions: {},
    drizzle: {
      transaction: async (work: (tx: unknown) => Promise<void>) => {
        if (begin) throw begin;
        try {
          await work({});
        } catch (error) {
          rolledBack();
          throw error;
        }
        if (commit) throw commit;
      },
    },
  };
  reportFailedCommits(adapter as unknown as BaseDatabaseAdapter);
  return { db: adapter as unknown as BaseDatabaseAdapter, rolledBack, sessions: adapter.sessions };
}

test('rejects a failed commit with the original error', async () => {
  const { db } = adapterWith({ commit: new Error('disk full') });
  const id = (await db.beginTransaction()) ?? '';
  await expect(db.commitTransaction(id)).rejects.toThrow('disk full');
});

test('rejects if a transaction cannot begin', async () => {
  const { db } = adapterWith({ begin: new Error('no connection') });
  await expect(db.beginTransaction()).rejects.toThrow('no connection');
});

test('rolls back once, without an error', async () => {
  const { db, rolledBack, sessions } = adapterWith({});
  const id = (await db.beginTransaction()) ?? '';
  await db.rollbackTransaction(id);
  await db.rollbackTransaction(id);
  await db.commitTransaction(id);
  expect(rolledBack).toHaveBeenCalledOnce();
  expect(sessions).toEqual({});
});
