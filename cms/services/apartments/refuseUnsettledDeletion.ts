import { shortIsraelMoment } from '@group/rules/time/israelTime';
import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import type { Reservation } from '../../payload-types';
import { lockRows } from '../../platform/database/lockRows';
import { MAX_PENDING_MS } from './openReservations';
import { adminLanguage } from '../../platform/locales/adminLanguage';

/**
 * After the provider declines a payment, its page stays open for another attempt. A payment notice may arrive this long
 * after the hold has ended.
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
 * Returns the time (ms) until which a payment may still arrive for an unpaid reservation. A pending one is checked for
 * a day. A declined one can be paid while the provider's page is open. An expired one cannot be paid, because the
 * provider has closed it.
 */
function payableUntil({ paymentState, heldUntil, createdAt }: Standing): number {
  if (paymentState === 'pending') return Date.parse(createdAt) + MAX_PENDING_MS;
  if (paymentState === 'declined') return Date.parse(heldUntil ?? createdAt) + LATE_NOTICE_MS;
  return 0;
}

/**
 * Checks whether a payment may still arrive for an unpaid reservation.
 * @param doc the stored reservation
 */
export const isPaymentPending = (doc: Readonly<Record<string, unknown>>): boolean =>
  payableUntil(doc as unknown as Standing) > Date.now();

/**
 * Rejects the deletion of a reservation while a payment may arrive or a refund is open. Otherwise, a payment notice
 * would find no reservation: the money would be taken without a record, or never refunded.
 * @throws APIError 409
 */
export const refuseUnsettledDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
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
  if (!isPaymentPending({ ...found })) return;
  const until = shortIsraelMoment(new Date(payableUntil(found)), language);
  throw refuse(TEXTS.unpaid[language].replace('{until}', until));
};
