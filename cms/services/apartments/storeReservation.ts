import type { PayloadRequest } from 'payload';
import { inboxEntry } from '../../inbox/inboxEntry';
import { storeEntry } from '../../inbox/storeEntry';
import type { IntakeContext } from '../../intake/intake';
import type { Payable } from '../../intake/payable';
import { Refusal } from '../../intake/Refusal';
import { fieldText } from '../../intake/texts/fieldTexts';
import { extendHold } from './holds/extendHold';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Unpaid reservations are deleted after this time. Paid ones are kept for bookkeeping. */
const UNPAID_DAYS = 30;

/**
 * Stores the reservation of a payment that has started, and extends its hold to the configured minutes.
 * @throws Refusal 422 if the provider took so long that the hold expired and another payer has the apartment
 */
export async function storeReservation(
  req: PayloadRequest,
  context: IntakeContext,
  { payer, offer, process, provider }: Parameters<Payable['store']>[2],
): Promise<void> {
  const { reference, title, amount, heldUntil } = offer;
  if (!(await extendHold(req, reference, heldUntil.getTime())))
    throw new Refusal(422, 'invalidFields', {
      errors: { assetName: [fieldText('assetHeld', context.language)] },
    });
  const { uri, ...fields } = payer;
  const entry = await inboxEntry(req, context, {
    collection: 'reservations',
    topic: fields.assetName,
    email: fields.email,
    phone: fields.phone,
    uri,
  });
  await storeEntry(req, 'reservations', {
    ...fields,
    ...entry,
    ...process,
    reference,
    title,
    amount,
    heldUntil: heldUntil.toISOString(),
    paymentState: 'pending',
    provider,
    deleteAfter: new Date(Date.now() + UNPAID_DAYS * DAY_MS).toISOString(),
    // Nothing is sent yet. Staff are notified when the reservation is paid.
    delivery: null,
    language: context.language,
  });
}
