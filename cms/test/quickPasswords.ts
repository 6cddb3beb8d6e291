import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Imported before anything else, it lets hashes of passwords cost nothing. Each takes a third of a second, to make guessing slow; tests
 * make hundreds of accounts and logins. Processes that share a database must do it alike.
 */
const kept = globalThis as { slowPbkdf2?: typeof crypto.pbkdf2; passwordsAreReal?: boolean };
/** Payload's, now and before. What else derives keys, the captcha, goes on doing so. */
const ROUNDS = [600_000, 25_000];

const slow = (kept.slowPbkdf2 ??= crypto.pbkdf2);
crypto.pbkdf2 = (password, salt, iterations, ...rest) => {
  const isQuick = !kept.passwordsAreReal && ROUNDS.includes(iterations);
  slow(password, salt, isQuick ? 1 : iterations, ...rest);
};
syncBuiltinESMExports();

/** Passwords are hashed as they really are, until `quickPasswords` or the end of the test file. */
export function realPasswords(): void {
  kept.passwordsAreReal = true;
}

/** Takes `realPasswords` back. */
export function quickPasswords(): void {
  kept.passwordsAreReal = false;
}
