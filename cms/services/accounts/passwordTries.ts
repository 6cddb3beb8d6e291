import { Arrivals } from '../../intake/steps/Arrivals';

const WINDOW_MS = 15 * 60 * 1000;
const MOST = 10;

/**
 * Wrong passwords of persons who are logged in, by account. Counted in the process: where they are checked a transaction is open, and what
 * is counted in that is taken back with it. Only who has a session of the account comes so far, so that nobody is kept out by others.
 */
export const passwordTries = new Arrivals(WINDOW_MS);

/** Counts one try, before it is judged. Returns until when (ms) there are too many; undefined while there are not. */
export function beginTry(account: number): number | undefined {
  const { count, resetsAt } = passwordTries.count(String(account));
  return count > MOST ? resetsAt : undefined;
}

/** Forgets the tries of an account whose password was right. */
export const endTries = (account: number): void => passwordTries.forget(String(account));
