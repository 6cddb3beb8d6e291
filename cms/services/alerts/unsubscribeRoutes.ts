import type { Payload } from 'payload';
import { limitReads } from '../../intake/limitReads';
import type { Handler, Route } from '../../platform/http/route';
import { UNSUBSCRIBE_PATH } from './alertLinks';
import { alertPageDocs } from './alertPageDocs';
import { alertPage } from './alertPage';
import { isUnsubscribeToken, subscriberIdOf } from './alertTokens';
import { pageQuery } from '../../platform/http/pageQuery';

interface Subscriber {
  id: number;
  email: string;
}

/** Returns the subscriber whom the link's token belongs to, or null if the token is invalid. */
async function findSubscriber(payload: Payload, token: string): Promise<Subscriber | null> {
  const id = subscriberIdOf(token);
  if (id === null) return null;
  const found = await payload.db.findOne<Subscriber>({
    collection: 'alertSubscribers',
    where: { id: { equals: id } },
  });
  return found && isUnsubscribeToken(token, found) ? found : null;
}

const UNKNOWN = { title: 'unknownTitle', text: 'unknownUnsubscribe', status: 404 } as const;

/** `GET /web/alerts/unsubscribe`: shows a page with a button to unsubscribe. */
const unsubscribeQuestion: Handler = async (request, { payload }) => {
  const { language, token } = pageQuery(request);
  const found = await findSubscriber(payload, token);
  if (!found) return alertPage(payload, language, UNKNOWN);
  return alertPage(payload, language, {
    title: 'unsubscribeTitle',
    text: 'unsubscribeQuestion',
    address: found.email,
    button: 'unsubscribe',
  });
};

/**
 * `POST /web/alerts/unsubscribe`: deletes the subscriber. The request comes from the page's button or from one-click
 * unsubscribe (RFC 8058), which the mail provider sends without cookies. The token of the link is therefore the only
 * credential.
 */
const unsubscribe: Handler = async (request, { payload }) => {
  const { language, token } = pageQuery(request);
  const found = await findSubscriber(payload, token);
  if (!found) return alertPage(payload, language, UNKNOWN);
  await payload.delete({ collection: 'alertSubscribers', where: { id: { equals: found.id } }, depth: 0 });
  return alertPage(payload, language, { title: 'unsubscribedTitle', text: 'unsubscribed' });
};

export const unsubscribeRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: UNSUBSCRIBE_PATH,
    handler: limitReads(unsubscribeQuestion),
    docs: alertPageDocs('Page of the unsubscribe link, which asks before it unsubscribes'),
  },
  {
    method: 'POST',
    path: UNSUBSCRIBE_PATH,
    handler: limitReads(unsubscribe),
    docs: alertPageDocs('Unsubscribes and deletes the address; also by one click (RFC 8058)'),
  },
];
