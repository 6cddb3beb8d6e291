import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const BYTES = 32;
const COST = { N: 2 ** 14, r: 8, p: 1 } as const;
const FORM = /^scrypt\$([\w-]+)\$([\w-]+)$/;

/** A code has at least this many letters and digits, so that guessing at the permitted rate takes years. */
export const CODE_LENGTH = { least: 6, most: 40 } as const;

/** A code as it is compared: people add spaces and hyphens, and phones begin with a capital. */
export const plainCode = (code: string): string => code.replace(/[\s\-\u2010-\u2015]/g, '').toUpperCase();

/** A code has at least this many different letters and digits. */
const LEAST_DIFFERENT = 4;

/** Whether a code is among the first that are guessed: few different letters, or letters and digits in their order (123456, FEDCBA). */
export function isSimple(code: string): boolean {
  const numbers = [...plainCode(code)].map((letter) => letter.codePointAt(0) ?? 0);
  if (new Set(numbers).size < LEAST_DIFFERENT) return true;
  return [1, -1].some((step) =>
    numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + step),
  );
}

const derive = (code: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(plainCode(code).normalize('NFKC'), salt, BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** What is stored in place of a code: nobody who reads the database reads the code. */
export async function hashCode(code: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64url')}$${(await derive(code, salt)).toString('base64url')}`;
}

/**
 * Whether a code is the one that was hashed. Takes as long where there is no hash, so that time tells nothing.
 * @param code what somebody typed
 * @param hash of `hashCode`; null where there is none
 */
export async function isCode(code: string, hash: string | null | undefined): Promise<boolean> {
  const [, salt = '', key = ''] = FORM.exec(hash ?? '') ?? [];
  const derived = await derive(code, Buffer.from(salt, 'base64url'));
  const known = Buffer.from(key, 'base64url');
  return known.length === BYTES && timingSafeEqual(derived, known);
}
