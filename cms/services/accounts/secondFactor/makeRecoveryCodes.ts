import { createHash, randomInt } from 'node:crypto';

const COUNT = 10;
const LENGTH = 16;
/** Letters and digits of recovery codes. Characters that are easily confused are excluded (i, l, o, u, 0, 1). */
const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789';

/**
 * Creates ten recovery codes such as `abcd-efgh-jkmn-pqrs`, each with 78 random bits. The user sees them only once,
 * because only their hashes are stored.
 */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
      .join('')
      .replace(/(.{4})(?!$)/g, '$1-'),
  );
}

/**
 * Hashes a recovery code for storage. Because a code has 78 random bits, a slow password hash is unnecessary.
 * @param code as typed; case, spaces and hyphens are ignored
 * @param account id of the account
 * @returns null if the format is invalid
 */
export function hashRecoveryCode(code: string, account: number): string | null {
  const letters = code.toLowerCase().replace(/[\s-]/g, '');
  if (letters.length !== LENGTH || [...letters].some((letter) => !LETTERS.includes(letter))) return null;
  return createHash('sha256').update(`${account}:${letters}`).digest('base64url');
}
