import { shortIsraelMoment } from '@group/rules/time/israelTime';
import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import type { Reservation } from '../../payload-types';
import { lockRows } from '../../platform/database/lockRows';
import { LONGEST_MS } from './openReservations';
import { languageOf } from '../../platform/languageOf';

/** A notice may come this long after the provider has closed the page of a payment that it refused first. */
const LATE_NOTICE_MS = 60 * 60 * 1000;

type Standing = Pick<Reservation, 'paymentState' | 'heldUntil' | 'createdAt'>;

const TEXTS = {
  refunding: {
    he: 'התשלום על השריון הזה בדרך חזרה אל המשלם. אפשר למחוק אותו כשההחזר הושלם; החזר שנכשל סופית סוגרים בכפתור שבעמוד השריון.',
    en:
      'The payment of this reservation is on its way back. It can be deleted once the refund is done; one that failed for good is ' +
      'closed by the button beside the reservation.',
  },
  unpaid: {
    he: 'על השריון הזה עוד עשוי להגיע תשלום, שבלי הרישום איש לא היה יודע עליו. אפשר למחוק אותו אחרי {until}.',
    en: 'A payment may still come for this reservation, of which nobody would know without it. It can be deleted after {until}.',
  },
};

/**
 * Until when a payment may come for a reservation that is not paid: one that was refused may be paid while the provider's page is open,
 * and one of which nothing is known is asked about for a day. What expired the provider has closed.
 */
function payableUntil({ paymentState, heldUntil, createdAt }: Standing): number {
  if (paymentState === 'pending') return Date.parse(createdAt) + LONGEST_MS;
  if (paymentState === 'declined') return Date.parse(heldUntil ?? createdAt) + LATE_NOTICE_MS;
  return 0;
}

/**
 * Whether a payment may still come for a reservation that is not paid.
 * @param doc the reservation, as it is stored
 */
export const mayStillBePaid = (doc: Readonly<Record<string, unknown>>): boolean =>
  payableUntil(doc as unknown as Standing) > Date.now();

/**
 * Keeps a reservation whose money is under way, whoever deletes it: a notice of what nobody knows is answered 404, and the money would
 * be taken without a record, or never given back.
 * @throws APIError 409
 */
export const keepMoneyUnderWay: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await lockRows(req, 'reservations', [Number(id)]);
  const found = await req.payload.db.findOne<Reservation>({
    collection: 'reservations',
    where: { id: { equals: id } },
    req,
  });
  if (!found) return;
  const language = languageOf(req.i18n);
  const refuse = (text: string) => new APIError(text, 409, null, true);
  if (found.paymentState === 'refunding') throw refuse(TEXTS.refunding[language]);
  if (!mayStillBePaid({ ...found })) return;
  const until = shortIsraelMoment(new Date(payableUntil(found)), language);
  throw refuse(TEXTS.unpaid[language].replace('{until}', until));
};
