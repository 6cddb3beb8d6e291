import { shortIsraelMoment } from '@group/rules/time/israelTime';
import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import type { Reservation } from '../../payload-types';
import { lockRows } from '../../platform/database/lockRows';
import { LONGEST_MS } from './openReservations';
import { adminLanguage } from '../../platform/locales/adminLanguage';

/**
 * How long a payment's notice is accepted after the provider's page has closed. After a refusal, the page stays open for another attempt.
 */
const LATE_NOTICE_MS = 60 * 60 * 1000;

type Standing = Pick<Reservation, 'paymentState' | 'heldUntil' | 'createdAt'>;

const TEXTS = {
  refunding: {
    he: 'התשלום על השריון הזה בתהליך החזר למשלם. אפשר למחוק את השריון אחרי שההחזר יושלם. החזר שנכשל סופית אפשר לסגור בכפתור שבדף השריון.',
    en:
      'The payment of this reservation is being refunded. Delete the reservation after the refund is complete. If the refund failed for ' +
      'good, close it with the button on the page of the reservation.',
  },
  unpaid: {
    he: 'ייתכן שעוד יגיע תשלום על השריון הזה, ולכן אי אפשר למחוק אותו לפני {until}.',
    en: 'A payment for this reservation may still arrive. You can delete it after {until}.',
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
