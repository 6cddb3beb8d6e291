import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from '@libsql/client';

/** The transaction that a piece of work has begun; unset until the database has granted it. */
interface Held {
  transaction?: Transaction;
  /** The one around it. */
  outer: Held | undefined;
}

const storage = new AsyncLocalStorage<Held>();

const isOpen = (held: Held): boolean => held.transaction !== undefined && !held.transaction.closed;

function nearestOpen(held: Held | undefined): Held | undefined {
  if (!held || isOpen(held)) return held;
  return nearestOpen(held.outer);
}

/**
 * Marks that the calling piece of work begins a transaction: what it does from now on, and what it calls, can find it. To be called before
 * the first `await` of the function that begins, so that the mark reaches its caller.
 */
export function announceTransaction(): void {
  storage.enterWith({ outer: nearestOpen(storage.getStore()) });
}

/** Notes the transaction that was announced, once the database has granted it. */
export function holdTransaction(transaction: Transaction): void {
  const held = storage.getStore();
  if (held && !held.transaction) held.transaction = transaction;
}

/** The open transaction that the calling piece of work holds, if any: waiting for that one to end would be waiting for oneself. */
export function heldTransaction(): Transaction | undefined {
  return nearestOpen(storage.getStore())?.transaction;
}
