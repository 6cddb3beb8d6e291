import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '../../platform/database/inTransaction';
import { lockUntilCommit } from '../../platform/database/lockUntilCommit';
import { limitReads } from '../../intake/limitReads';
import type { Handler, Route } from '../../platform/http/route';
import { CONFIRM_PATH } from './alertLinks';
import { alertPageDocs } from './alertPageDocs';
import { ALERT_KINDS } from './alertKinds';
import { alertPage } from './alertPage';
import { readConfirmToken } from './alertTokens';
import { pageQuery } from '../../platform/http/pageQuery';

interface Request {
  id: number;
  email: string;
  language: string;
  kinds: string;
  requestedAt: number;
  confirmedAt?: number | null;
}

const findRequest = async (
  payload: Payload,
  token: string,
  req?: PayloadRequest,
): Promise<Request | null> => {
  const key = readConfirmToken(token);
  if (key === null) return null;
  return payload.db.findOne<Request>({
    collection: 'alertRequests',
    where: { key: { equals: key } },
    ...(req && { req }),
  });
};

const findSubscriber = (payload: Payload, email: string, req?: PayloadRequest) =>
  payload.db.findOne<{ id: number }>({
    collection: 'alertSubscribers',
    where: { email: { equals: email } },
    ...(req && { req }),
  });

/**
 * Turns a confirmed request into a subscription. If the e-mail address is already subscribed, the new choices replace
 * the old ones.
 */
async function confirm(req: PayloadRequest, request: Request): Promise<void> {
  const { payload } = req;
  const { id, email, language, kinds, requestedAt } = request;
  const chosen = kinds.split(',');
  const now = new Date();
  const data = {
    email,
    language,
    ...Object.fromEntries(ALERT_KINDS.map((kind) => [kind, chosen.includes(kind)])),
    requestedAt: new Date(requestedAt).toISOString(),
    confirmedAt: now.toISOString(),
  };
  const known = await findSubscriber(payload, email, req);
  if (known)
    await payload.db.updateOne({ collection: 'alertSubscribers', id: known.id, data, req, returning: false });
  else await payload.db.create({ collection: 'alertSubscribers', data, req });
  await payload.db.updateOne({
    collection: 'alertRequests',
    id,
    data: { confirmedAt: now.getTime() },
    req,
    returning: false,
  });
}

const UNKNOWN = { title: 'unknownTitle', text: 'unknownConfirm', status: 404 } as const;
const CONFIRMED = { title: 'confirmedTitle', text: 'confirmed' } as const;

/** `GET /web/alerts/confirm`: shows a page with a button to confirm the subscription. */
const confirmQuestion: Handler = async (request, { payload }) => {
  const { language, token } = pageQuery(request);
  const found = await findRequest(payload, token);
  if (!found) return alertPage(payload, language, UNKNOWN);
  if (found.confirmedAt)
    return alertPage(payload, language, (await findSubscriber(payload, found.email)) ? CONFIRMED : UNKNOWN);
  return alertPage(payload, language, { title: 'confirmTitle', text: 'confirmQuestion', button: 'confirm' });
};

/**
 * `POST /web/alerts/confirm`: confirms the subscription. The token of the link is the only credential. Repeating the
 * request changes nothing.
 */
const confirmAlerts: Handler = async (request, { payload }) => {
  const { language, token } = pageQuery(request);
  const confirmed = await inTransaction(payload, async (req) => {
    await lockUntilCommit(req, `alerts ${readConfirmToken(token) ?? ''}`);
    const found = await findRequest(payload, token, req);
    if (!found) return false;
    if (found.confirmedAt) return (await findSubscriber(payload, found.email, req)) !== null;
    await confirm(req, found);
    return true;
  });
  return alertPage(payload, language, confirmed ? CONFIRMED : UNKNOWN);
};

export const confirmAlertsRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: CONFIRM_PATH,
    handler: limitReads(confirmQuestion),
    docs: alertPageDocs('Page of the confirmation link, which asks before it confirms'),
  },
  {
    method: 'POST',
    path: CONFIRM_PATH,
    handler: limitReads(confirmAlerts, { weight: 2 }),
    docs: alertPageDocs('Confirms the subscription'),
  },
];
