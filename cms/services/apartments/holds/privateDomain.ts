import { normalizeMailbox } from '../../../outbox/confirmation/normalizeMailbox';

/** Large mail providers. They restrict how many mailboxes one person can open, so their domains need no limit. */
const PROVIDERS = new Set([
  ...['gmail.com', 'outlook.com', 'outlook.co.il', 'hotmail.com', 'hotmail.co.il', 'live.com', 'msn.com'],
  ...[
    'yahoo.com',
    'yahoo.co.il',
    'icloud.com',
    'me.com',
    'mac.com',
    'aol.com',
    'proton.me',
    'protonmail.com',
  ],
  ...['walla.co.il', 'walla.com', 'bezeqint.net', 'netvision.net.il', '012.net.il', '013.net', '013net.net'],
  ...['zahav.net.il', 'barak.net.il', 'smile.net.il', 'inter.net.il', 'actcom.co.il', 'gmx.com', 'gmx.net'],
  ...['gmx.de', 'web.de', 'orange.fr', 'free.fr', 'mail.ru', 'yandex.ru', 'yandex.com', 'comcast.net'],
]);

/** Second-level labels of country domains, as in `example.co.il`. The registered domain then has three labels. */
const REGISTRIES = new Set(['ac', 'co', 'com', 'edu', 'gov', 'idf', 'k12', 'muni', 'ne', 'net', 'or', 'org']);

/**
 * Returns the registered domain of an e-mail address. Its owner can create any number of mailboxes and subdomains.
 * Returns null for a large mail provider, whose domain many unrelated people share.
 */
export function privateDomain(email: string): string | null {
  const host = normalizeMailbox(email).split('@').at(-1) ?? '';
  const labels = host.split('.');
  const isRegistry = labels.at(-1)?.length === 2 && REGISTRIES.has(labels.at(-2) ?? '');
  const domain = labels.slice(isRegistry ? -3 : -2).join('.');
  // Compare the full host name: a subdomain of a provider's domain may have a different owner.
  return PROVIDERS.has(host) ? null : domain;
}
