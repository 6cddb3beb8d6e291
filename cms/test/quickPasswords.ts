import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Makes password hashes cheap for tests. Must be imported before anything else. A real hash takes a third of a second,
 * and tests create hundreds of accounts and logins. All processes that share a database must use the same kind of
 * hashes.
 */
const kept = globalThis as { slowPbkdf2?: typeof crypto.pbkdf2; passwordsAreReal?: boolean };
/**
 * Number of rounds of Payload's current and former password hashes. It tells them from other uses of PBKDF2, such as
 * the captcha, which stay unchanged.
 */
const ROUNDS = [600_000, 25_000];

const slow = (kept.slowPbkdf2 ??= crypto.pbkdf2);
crypto.pbkdf2 = (password, salt, iterations, ...rest) => {
  const isQuick = !kept.passwordsAreReal && ROUNDS.includes(iterations);
  slow(password, salt, isQuick ? 1 : iterations, ...rest);
};
syncBuiltinESMExports();

/** Switches to real password hashes, until `quickPasswords` is imported again or the test file ends. */
export function realPasswords(): void {
  kept.passwordsAreReal = true;
}

/** Reverts `realPasswords`. */
export function quickPasswords(): void {
  kept.passwordsAreReal = false;
}
