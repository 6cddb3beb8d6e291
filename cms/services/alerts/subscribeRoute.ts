import { randomBytes } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { intakeRoute } from '../../intake/intakeRoute';
import { sendsConfirmations } from '../../outbox/confirmation/sendsConfirmations';
import { isPlainAddress } from '../../integrations/mail/isPlainAddress';
import { normalizeMailbox } from '../../outbox/confirmation/normalizeMailbox';
import { queueDelivery } from '../../outbox/queueDelivery';
import { incrementTally, readTallies, traceKey } from '../../platform/database/tally';
import { alertRequestMail } from './alertRequestMail';
import { subscribeSchema, type Subscription } from './subscribeSchema';
import { envelope } from '../../platform/http/answerShapes';
import { z } from 'zod';

const HOUR_MS = 60 * 60 * 1000;
/** How long the confirmation link is valid and the request is kept. */
export const REQUEST_MS = 48 * HOUR_MS;
const KEY_BYTES = 16;

/**
 * Checks whether the mailbox has had no such mail in the last hour, because visitors can type other people's e-mail
 * addresses. The general limit of confirmation mails does not apply here, because strangers could use it up through
 * other forms.
 */
async function reserveHourlyMail(req: PayloadRequest, address: string): Promise<boolean> {
  const key = traceKey('alerts:hour', normalizeMailbox(address));
  if (((await readTallies(req, [key])).get(key)?.count ?? 0) > 0) return false;
  return (await incrementTally(req, key, HOUR_MS)).count === 1;
}

/**
 * `POST /web/alerts/subscribe`: sends a confirmation link to the e-mail address. The subscription starts when the link
 * is confirmed. The response does not reveal whether the address is already subscribed.
 */
export const subscribeRoute = intakeRoute<Subscription>({
  path: '/web/alerts/subscribe',
  summary: 'Requests alerts about new reports; a mail to the address contains a confirmation link',
  body: subscribeSchema,
  accepted: {
    description: 'Accepted, whether or not the address is subscribed already',
    schema: envelope(z.literal(true)),
  },
  captcha: true,
  form: 'alerts',
  maxBytes: 10_000,
  store: async ({ email, language, kinds }, _context, req) => {
    const address = email.toLowerCase();
    const now = Date.now();
    const { id } = await req.payload.db.create({
      collection: 'alertRequests',
      req,
      data: {
        key: randomBytes(KEY_BYTES).toString('base64url'),
        email: address,
        language,
        kinds: [...new Set(kinds)].join(),
        requestedAt: now,
        expiresAt: now + REQUEST_MS,
      },
    });
    if (sendsConfirmations() && isPlainAddress(address) && (await reserveHourlyMail(req, address)))
      await queueDelivery(req, alertRequestMail, { id, reference: `alerts-${id}` });
    return { body: { body: true } };
  },
});
