import { normalizeMailbox } from '../../../outbox/confirmation/normalizeMailbox';

/** Large mail providers, which limit the mailboxes of one person. */
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

/** Labels under which countries register domains, as in `example.co.il`. */
const REGISTRIES = new Set(['ac', 'co', 'com', 'edu', 'gov', 'idf', 'k12', 'muni', 'ne', 'net', 'or', 'org']);

/**
 * Returns the registered domain of an address whose owner can make any number of mailboxes and subdomains; null for a
 * large mail provider.
 */
export function ownDomain(email: string): string | null {
  const host = normalizeMailbox(email).split('@').at(-1) ?? '';
  const labels = host.split('.');
  const isRegistry = labels.at(-1)?.length === 2 && REGISTRIES.has(labels.at(-2) ?? '');
  const domain = labels.slice(isRegistry ? -3 : -2).join('.');
  // A subdomain of a provider is not one of its mailboxes.
  return PROVIDERS.has(host) ? null : domain;
}
