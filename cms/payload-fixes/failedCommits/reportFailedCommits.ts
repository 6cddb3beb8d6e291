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
 * Makes `commitTransaction` throw if the commit fails. Payload's adapter ignores the error, so a request would report success although the
 * disk was full or the server down.
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
                // Drizzle rolls back when the callback rejects, and rethrows this reason.
                abort(ABORTED);
                return outcome.catch(() => undefined);
              },
            };
            ready();
          }),
        options ?? db.transactionOptions,
      );
      // Before the transaction began this is its failure; afterwards it is the failure of the commit.
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

/** Removes the session, so that it cannot be used while it ends. */
function take(db: Transactions, id: number | string): Session | undefined {
  const session = db.sessions[String(id)];
  Reflect.deleteProperty(db.sessions, String(id));
  return session;
}
