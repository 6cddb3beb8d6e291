import { randomBytes } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import type { Intake } from '../../intake/intake';
import { parseWith } from '../../intake/parseWith';
import { mailboxOf } from '../../outbox/confirmation/mailboxOf';
import { queueConfirmation } from '../../outbox/confirmation/queueConfirmation';
import { countOne, readTallies, traceKey } from '../../platform/database/tally';
import { alertRequestMail } from './alertRequestMail';
import { subscribeSchema, type Subscription } from './subscribeSchema';
import { envelope } from '../../platform/http/answerShapes';
import { handleIntake } from '../../intake/handleIntake';
import { intakeDocs } from '../../intake/intakeDocs';
import { z } from 'zod';
import type { Route } from '../../platform/http/route';

const HOUR_MS = 60 * 60 * 1000;
/** How long the link of the confirmation works, and what was asked for is kept. */
export const REQUEST_MS = 48 * HOUR_MS;
const KEY_BYTES = 16;

/**
 * One confirmation an hour for a mailbox, beside the limits of all forms: it is enough, and more would be a nuisance to whom
 * others name.
 */
async function isFirstOfHour(req: PayloadRequest, address: string): Promise<boolean> {
  const key = traceKey('alerts:hour', mailboxOf(address));
  if (((await readTallies(req, [key])).get(key)?.count ?? 0) > 0) return false;
  return (await countOne(req, key, HOUR_MS)).count === 1;
}

/**
 * `POST /web/alerts/subscribe`: somebody asks for alerts to an address. It is a subscriber once the link in the mail that
 * goes there is confirmed. What is answered does not depend on whether it is one already.
 */
const subscribe: Intake<Subscription> = {
  form: 'alerts',
  maxBytes: 10_000,
  parse: (body, { language }) => parseWith(subscribeSchema, body, language),
  substance: ({ gRecaptchaResponse: _answer, ...subscription }) => subscription,
  captchaAnswer: ({ gRecaptchaResponse }) => gRecaptchaResponse,
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
    if (await isFirstOfHour(req, address))
      await queueConfirmation(req, alertRequestMail, { id, reference: `alerts-${id}`, address });
    return { body: { body: true } };
  },
};

export const subscribeRoute: Route = {
  method: 'POST',
  path: '/web/alerts/subscribe',
  handler: handleIntake(subscribe),
  docs: intakeDocs({
    summary: 'Asks for alerts about new reports; a mail to the address has a link that confirms it',
    body: subscribeSchema,
    accepted: {
      description: 'Noted, whether or not the address is a subscriber already',
      schema: envelope(z.literal(true)),
    },
  }),
};
