/**
 * Matches a single e-mail address without a name, a list, quotes or line breaks. Stricter than the standard, because
 * the address comes from visitors.
 */
const PLAIN =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;
const MAX_LENGTH = 254;

/** Checks that an e-mail address names exactly one mailbox and cannot inject a header. */
export function isPlainAddress(address: string): boolean {
  return address.length <= MAX_LENGTH && PLAIN.test(address);
}
