const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

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
