import type { Payload } from 'payload';
import { env } from '../../platform/env/env';
import type { Locale } from '../../platform/locales/locales';
import { unsubscribeToken } from './alertTokens';

export const CONFIRM_PATH = '/web/alerts/confirm';
export const UNSUBSCRIBE_PATH = '/web/alerts/unsubscribe';

/** Returns the URL of a page for an e-mail, with the token that gives access to it. */
export const alertLink = (path: string, token: string, language: Locale): string =>
  `${env.cmsUrl}${path}?${new URLSearchParams({ lang: language, token }).toString()}`;

/** Returns the URL at which a subscriber can unsubscribe. */
export const unsubscribeLink = (subscriber: { id: number; email: string }, language: Locale): string =>
  alertLink(UNSUBSCRIBE_PATH, unsubscribeToken(subscriber.id, subscriber.email), language);

/** Returns the URL of the site's investor page, or of the home page if there is no investor page. */
export async function investorPage(payload: Payload, language: Locale): Promise<string> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { template: { equals: 'investorRelations' } },
    overrideAccess: false,
    sort: 'id',
    limit: 1,
    pagination: false,
    depth: 0,
    select: { paths: true },
  });
  return new URL(docs[0]?.paths?.[language] ?? (language === 'he' ? '/' : `/${language}/`), env.siteUrl).href;
}
