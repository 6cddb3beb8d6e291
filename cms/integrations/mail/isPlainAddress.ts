/** One address without name, list, quotes or line break. Stricter than the standard, because visitors enter it. */
const PLAIN =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;
const MAX_LENGTH = 254;

/** True when mail to this address reaches one mailbox and cannot inject a header. */
export function isPlainAddress(address: string): boolean {
  return address.length <= MAX_LENGTH && PLAIN.test(address);
}
