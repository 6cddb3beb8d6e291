import { mailService } from '../../integrations/mail/mailService';
import { replyToVisitor } from '../../integrations/mail/replyToVisitor';
import { detailLines } from '../../integrations/mail/mailDetails';
import { env } from '../../platform/env/env';
import type { Reservation } from '../../payload-types';
import { DeliveryFault } from '../../integrations/DeliveryFault';
import { readDelivered } from '../../outbox/readDelivered';
import type { DeliveryKind } from '../../platform/parts/deliveryKind';
import { siteSettings } from '../../platform/settings/siteSettings';

/** Checks whether the payment arrived after someone else had reserved the apartment. */
const isLate = ({ paymentState, refundOrderedAt }: Reservation): boolean =>
  paymentState !== 'paid' && !refundOrderedAt;

/** Returns the text of the mail in Hebrew, the staff's language. It does not contain the identity number. */
function textOf(reservation: Reservation, others: readonly string[]): string {
  const late = isLate(reservation);
  const lines = detailLines([
    ['מספר פנייה', reservation.reference],
    ['נכס', [reservation.title, reservation.assetName].filter(Boolean).join(' · ')],
    ['סכום', `₪${reservation.amount.toLocaleString('en-US')}`],
    ['ספק התשלומים', reservation.provider === 'sandbox' ? 'סביבת בדיקה: לא בוצע חיוב' : reservation.provider],
    ['מספר העסקה אצל הספק', reservation.processId],
    ['שם', reservation.fullName],
    ['טלפון', reservation.phone],
    ['דוא״ל', reservation.email],
    ['הדירה כבר משוריינת במספר', late ? others.join(', ') : null],
    ['לידיעתכם', late ? 'התשלום הגיע אחרי שהדירה שוריינה למישהו אחר. הכסף מוחזר דרך ספק התשלומים.' : null],
  ]);
  const link = `${env.cmsUrl}/admin/collections/reservations/${reservation.id}`;
  return [...lines, '', `לטיפול בשריון: ${link}`].join('\n');
}

/**
 * Notifies staff of a paid reservation, at the e-mail address of the site settings. A reply goes to the payer. If the
 * payment was late, the mail says so and names the reservation that owns the apartment.
 */
export const reservationMail: DeliveryKind = {
  slug: 'reservationMail',
  label: { he: 'דוא״ל לצוות על התשלום', en: 'E-mail to staff about the payment' },
  collection: 'reservations',
  maxAttempts: 12,
  deliver: async (order) => {
    const { payload, key } = order;
    const reservation = await readDelivered(order, 'reservations');
    const { email } = await siteSettings({ payload }, 'he');
    if (!email)
      throw new DeliveryFault(
        'The site settings have no e-mail address. Enter one to receive mails about reservations.',
      );
    const { docs } = await payload.find({
      collection: 'reservations',
      where: {
        and: [
          { assetName: { equals: reservation.assetName } },
          { paymentState: { equals: 'paid' } },
          { id: { not_equals: reservation.id } },
        ],
      },
      limit: 20,
      pagination: false,
      depth: 0,
      select: { reference: true },
    });
    await mailService(payload).send({
      to: email,
      ...replyToVisitor(reservation.email),
      subject: isLate(reservation)
        ? `תשלום באיחור ${reservation.reference} (הכסף מוחזר): ${reservation.assetName}`
        : `שריון ${reservation.reference} שולם: ${reservation.assetName}`,
      text: textOf(
        reservation,
        docs.map(({ reference }) => reference),
      ),
      key,
    });
  },
};
