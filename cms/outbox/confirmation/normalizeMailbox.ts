const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * Normalizes an address to its mailbox: lower case, no plus tag, no dots where the provider ignores them. Limits by
 * mailbox cannot be bypassed by another spelling.
 * @param address one for which `isPlainAddress` holds
 */
export function normalizeMailbox(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  return WITHOUT_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
