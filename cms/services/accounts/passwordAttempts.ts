import { Arrivals } from '../../intake/steps/Arrivals';

const WINDOW_MS = 15 * 60 * 1000;
const MAX = 10;

/**
 * Counts wrong passwords that logged-in users type to confirm a change, per account. The counts are in memory, because
 * the rollback of a failed request would revert a count in the database. Only users with a session of the account are
 * counted, so strangers cannot block it.
 */
export const passwordAttempts = new Arrivals(WINDOW_MS);

/**
 * Counts an attempt before its password is verified. Returns the end of the block in ms, or undefined if the attempt is
 * allowed.
 */
export function countPasswordAttempt(account: number): number | undefined {
  const { count, resetsAt } = passwordAttempts.count(String(account));
  return count > MAX ? resetsAt : undefined;
}

/** Resets the attempts of an account after a correct password. */
export const resetPasswordAttempts = (account: number): void => passwordAttempts.forget(String(account));
