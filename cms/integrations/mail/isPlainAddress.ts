/**
 * One address and nothing else: no name, no list, no quotes, no line break. Stricter than the standard, as only visitors'
 * addresses come here.
 */
const PLAIN =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;
const LONGEST = 254;

/** True when mail to this address reaches one mailbox and carries no header that somebody made up. */
export function isPlainAddress(address: string): boolean {
  return address.length <= LONGEST && PLAIN.test(address);
}
