import { shortIsraelMoment } from '@group/rules/time/israelTime';
import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import type { Reservation } from '../../payload-types';
import { lockRows } from '../../platform/database/lockRows';
import { LONGEST_MS } from './openReservations';
import { adminLanguage } from '../../platform/locales/adminLanguage';

/**
 * After a refused payment, the provider's page stays open, and a notice may come for this long after it has
 * closed.
 */
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
    en: 'A payment may still come for this reservation and needs its record. It can be deleted after {until}.',
  },
};

/**
 * Until when a payment may arrive for an unpaid reservation.
 * A declined one can be paid while the provider's page is open; a pending one is checked for a day. The
 * provider has closed expired ones.
 */
function payableUntil({ paymentState, heldUntil, createdAt }: Standing): number {
  if (paymentState === 'pending') return Date.parse(createdAt) + LONGEST_MS;
  if (paymentState === 'declined') return Date.parse(heldUntil ?? createdAt) + LATE_NOTICE_MS;
  return 0;
}

/**
 * Whether a payment may still arrive for an unpaid reservation.
 * @param doc the stored reservation
 */
export const mayStillBePaid = (doc: Readonly<Record<string, unknown>>): boolean =>
  payableUntil(doc as unknown as Standing) > Date.now();

/**
 * Refuses to delete a reservation with an open payment or refund.
 * Without it, a notice would get 404, and the money would be taken without a record or never refunded.
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
  const language = adminLanguage(req.i18n);
  const refuse = (text: string) => new APIError(text, 409, null, true);
  if (found.paymentState === 'refunding') throw refuse(TEXTS.refunding[language]);
  if (!mayStillBePaid({ ...found })) return;
  const until = shortIsraelMoment(new Date(payableUntil(found)), language);
  throw refuse(TEXTS.unpaid[language].replace('{until}', until));
};
