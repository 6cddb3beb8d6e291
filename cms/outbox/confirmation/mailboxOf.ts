/**
 * One address and nothing else: no name, no list, no quotes, no line break. Stricter than the standard, as only visitors'
 * addresses come here.
 */
const PLAIN =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;
const LONGEST = 254;
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** True when mail to this address reaches one mailbox and carries no header that somebody made up. */
export function isPlainAddress(address: string): boolean {
  return address.length <= LONGEST && PLAIN.test(address);
}

/**
 * The mailbox behind an address, as far as its spelling tells: small letters, without what follows a plus, and without dots where
 * they mean nothing. Who is counted by it cannot be mailed more often under other spellings.
 * @param address one for which `isPlainAddress` holds
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  return WITHOUT_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
