import { Arrivals } from '../../intake/steps/Arrivals';

const WINDOW_MS = 15 * 60 * 1000;
const MOST = 10;

/**
 * Wrong passwords of logged-in users by account. In memory, because a rolled back transaction would revert a count in
 * the database. Requires a session of the account, so strangers cannot cause a block.
 */
export const passwordTries = new Arrivals(WINDOW_MS);

/** Counts an attempt before verification. Returns the end (ms) of the block, or undefined. */
export function beginTry(account: number): number | undefined {
  const { count, resetsAt } = passwordTries.count(String(account));
  return count > MOST ? resetsAt : undefined;
}

/** Resets the attempts of an account after a correct password. */
export const endTries = (account: number): void => passwordTries.forget(String(account));
