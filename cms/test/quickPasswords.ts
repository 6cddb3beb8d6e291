import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Makes password hashes cheap; import it first. A real hash takes a third of a second, and tests create hundreds of
 * accounts and logins. Processes that share a database must use the same hashes.
 */
const kept = globalThis as { slowPbkdf2?: typeof crypto.pbkdf2; passwordsAreReal?: boolean };
/** Rounds of Payload's current and former hashes. Other derivations, such as the captcha's, are unchanged. */
const ROUNDS = [600_000, 25_000];

const slow = (kept.slowPbkdf2 ??= crypto.pbkdf2);
crypto.pbkdf2 = (password, salt, iterations, ...rest) => {
  const isQuick = !kept.passwordsAreReal && ROUNDS.includes(iterations);
  slow(password, salt, isQuick ? 1 : iterations, ...rest);
};
syncBuiltinESMExports();

/** Uses real password hashes until `quickPasswords` or the end of the test file. */
export function realPasswords(): void {
  kept.passwordsAreReal = true;
}

/** Reverts `realPasswords`. */
export function quickPasswords(): void {
  kept.passwordsAreReal = false;
}
