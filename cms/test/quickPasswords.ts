import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Makes password hashes cheap for tests. Must be imported before anything else. A real hash takes a third of a second,
 * and tests create hundreds of accounts and logins. All processes that share a database must use the same kind of
 * hashes.
 */
const kept = globalThis as {
  slowPbkdf2?: typeof crypto.pbkdf2;
  passwordsAreReal?: boolean;
  computed?: PasswordHash[];
};

/** Parameters of a password hash that was computed. Its time depends on them. */
export interface PasswordHash {
  rounds: number;
  bytes: number;
  digest: string;
}

/**
 * Number of rounds of Payload's current and former password hashes. It tells them from other uses of PBKDF2, such as
 * the captcha, which stay unchanged.
 */
const ROUNDS = [600_000, 25_000];

const slow = (kept.slowPbkdf2 ??= crypto.pbkdf2);
crypto.pbkdf2 = (password, salt, rounds, bytes, digest, callback) => {
  const isPassword = ROUNDS.includes(rounds);
  if (isPassword) kept.computed?.push({ rounds, bytes, digest });
  slow(password, salt, isPassword && !kept.passwordsAreReal ? 1 : rounds, bytes, digest, callback);
};
syncBuiltinESMExports();

/** Switches to real password hashes, until `quickPasswords` is imported again or the test file ends. */
export function realPasswords(): void {
  kept.passwordsAreReal = true;
}

/** Returns a list to which all password hashes computed from now on are added, until the next call. */
export const recordPasswordHashes = (): PasswordHash[] => (kept.computed = []);

/** Reverts `realPasswords`. */
export function quickPasswords(): void {
  kept.passwordsAreReal = false;
}
