import { randomUUID } from 'node:crypto';
import type { BaseDatabaseAdapter } from 'payload';

interface Drizzle {
  transaction: (work: (tx: unknown) => Promise<void>, options?: object) => Promise<void>;
}

interface Session {
  db: unknown;
  resolve: () => Promise<void>;
  reject: () => Promise<void>;
}

interface Transactions {
  drizzle: Drizzle;
  sessions: Record<string, Session>;
  initializing?: Promise<void>;
  transactionOptions?: object;
}

const ABORTED = Symbol('aborted');

/**
 * Makes `commitTransaction` throw if the commit fails. Payload's adapter ignores that error. A request would then
 * report success even if the disk was full or the database server was down.
 */
export function reportFailedCommits(adapter: BaseDatabaseAdapter): void {
  const db = adapter as unknown as Transactions;

  adapter.beginTransaction = async (options) => {
    await db.initializing;
    const id = randomUUID();
    await new Promise<void>((ready, failed) => {
      const outcome = db.drizzle.transaction(
        (tx) =>
          new Promise<void>((commit, abort) => {
            db.sessions[id] = {
              db: tx,
              resolve: () => {
                commit();
                return outcome;
              },
              reject: () => {
                // Rejecting the callback makes Drizzle roll back. Drizzle then throws the same reason, which is
                // ignored.
                abort(ABORTED);
                return outcome.catch(() => undefined);
              },
            };
            ready();
          }),
        options ?? db.transactionOptions,
      );
      // If this happens before the transaction has begun, the transaction could not be started. Later, the promise is
      // already resolved, so this call has no effect: `commitTransaction` reports the error.
      outcome.catch(failed);
    });
    return id;
  };

  adapter.commitTransaction = async (pending) => {
    const session = take(db, await pending);
    await session?.resolve();
  };

  adapter.rollbackTransaction = async (pending) => {
    const session = take(db, await pending);
    await session?.reject();
  };
}

/** Removes the session and returns it. Nothing else can then use it while the transaction ends. */
function take(db: Transactions, id: number | string): Session | undefined {
  const session = db.sessions[String(id)];
  Reflect.deleteProperty(db.sessions, String(id));
  return session;
}
