import { createCipheriv, createHash } from 'node:crypto';
import { stringAfter } from './pdfString';

/** Bytes with which PDF passwords are padded (ISO 32000-1, 7.6.3.3). */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const HASHES = ['sha256', 'sha384', 'sha512'] as const;

const md5 = (...parts: Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_item, index) => index);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other] as number, state[one] as number];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (state[i] as number) + (key[i % key.length] as number)) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + (state[i] as number)) & 255;
      swap(i, j);
      return byte ^ (state[((state[i] as number) + (state[j] as number)) & 255] as number);
    }),
  );
}

/** Computes the revision 6 hash of an empty password (ISO 32000-2, 7.6.4.3.4). */
function strongHash(salt: Buffer): Buffer {
  let key = createHash('sha256').update(salt).digest();
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    );
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const rest = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(HASHES[rest] ?? 'sha256')
      .update(mixed)
      .digest();
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

const numberAfter = (dictionary: string, key: string): number =>
  Number(new RegExp(`/${key}[\\0\\s]+(-?\\d+)`).exec(dictionary)?.[1] ?? 0);

/**
 * Checks whether an encrypted PDF opens without a password. This is usual for PDFs whose encryption only restricts
 * printing or editing.
 * @param source the encryption dictionary as Latin 1 text (ISO 32000-1, 7.6.3)
 * @param id first part of the file's `ID`
 */
export function opensWithoutPassword(source: string, id: Buffer): boolean {
  // Removes the crypt filters, because they have their own `Length` entries.
  const dictionary = source.replace(/\/CF[\0\s]*<<[^]*?>>[\0\s]*>>/, '');
  const revision = numberAfter(dictionary, 'R');
  const user = stringAfter(dictionary, 'U');
  if (revision >= 5) {
    const salt = user.subarray(32, 40);
    const hash = revision === 5 ? createHash('sha256').update(salt).digest() : strongHash(salt);
    return user.length >= 48 && hash.equals(user.subarray(0, 32));
  }
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(numberAfter(dictionary, 'P') | 0);
  const metadata =
    /\/EncryptMetadata[\0\s]+false/.test(dictionary) && revision === 4
      ? Buffer.alloc(4, 255)
      : Buffer.alloc(0);
  const length = revision === 2 ? 5 : (numberAfter(dictionary, 'Length') || 40) / 8;
  if (![2, 3, 4].includes(revision) || length < 5 || length > 16 || user.length < 32) return false;
  let key = md5(PADDING, stringAfter(dictionary, 'O').subarray(0, 32), permissions, id, metadata);
  if (revision === 2) return rc4(key.subarray(0, length), PADDING).equals(user.subarray(0, 32));
  for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, length));
  let check = md5(PADDING, id);
  for (let round = 0; round < 20; round += 1)
    check = rc4(Buffer.from(key.subarray(0, length).map((byte) => byte ^ round)), check);
  return check.equals(user.subarray(0, 16));
}

/** Reads the first part of the file's `ID`. */
export const pdfId = (trailer: string): Buffer => stringAfter(trailer, 'ID[\\0\\s]*\\[');
