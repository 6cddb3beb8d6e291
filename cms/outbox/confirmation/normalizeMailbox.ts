const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * Reduces an e-mail address to its mailbox: lower case, no plus tag, and no dots if the provider ignores them. Limits
 * per mailbox therefore cannot be bypassed with another spelling.
 * @param address an address for which `isPlainAddress` returns true
 */
export function normalizeMailbox(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  return WITHOUT_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
