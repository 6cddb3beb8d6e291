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
/** Validity of the confirmation link and retention of the request. */
export const REQUEST_MS = 48 * HOUR_MS;
const KEY_BYTES = 16;

/**
 * Limits these mails to one an hour per mailbox, because visitors may enter addresses of others. They do not count
 * toward the limit of confirmations, which strangers could use up by other forms.
 */
async function isFirstOfHour(req: PayloadRequest, address: string): Promise<boolean> {
  const key = traceKey('alerts:hour', normalizeMailbox(address));
  if (((await readTallies(req, [key])).get(key)?.count ?? 0) > 0) return false;
  return (await incrementTally(req, key, HOUR_MS)).count === 1;
}

/**
 * `POST /web/alerts/subscribe`: requests alerts to an address. The subscription starts when the link in the mail is
 * confirmed. The response does not reveal an existing subscription.
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
    if (sendsConfirmations() && isPlainAddress(address) && (await isFirstOfHour(req, address)))
      await queueDelivery(req, alertRequestMail, { id, reference: `alerts-${id}` });
    return { body: { body: true } };
  },
});
