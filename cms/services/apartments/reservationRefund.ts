import { toAgorot } from '../../integrations/payment/agorot';
import { paymentService } from '../../integrations/payment/paymentService';
import { DeliveryFault } from '../../integrations/DeliveryFault';
import type { DeliveryKind } from '../../platform/parts/deliveryKind';
import type { Reservation } from '../../payload-types';
import { inTransaction } from '../../platform/database/inTransaction';
import { recordRefund } from './recordRefund';

/**
 * Refunds a payment through the provider, which recognises a repeated refund by the reservation's reference. If it
 * fails permanently, it remains among the failed deliveries for staff.
 */
export const reservationRefund: DeliveryKind = {
  slug: 'reservationRefund',
  label: { he: 'החזר התשלום', en: 'Refund of the payment' },
  collection: 'reservations',
  maxAttempts: 12,
  deliver: async ({ payload, recordId }) => {
    const reservation = await payload.db.findOne<Reservation>({
      collection: 'reservations',
      where: { id: { equals: recordId } },
    });
    if (!reservation) throw new DeliveryFault('The reservation was deleted', { permanent: true });
    const { processId, processToken, reference, amount, provider, paymentState } = reservation;
    if (paymentState === 'refunded') return;
    const service = paymentService(payload);
    if (provider !== service.name)
      throw new DeliveryFault(`It was paid at "${provider}", which is no longer in use: refund it there`, {
        permanent: true,
      });
    await service.refund({ processId, processToken, reference, amount: toAgorot(amount) });
    await inTransaction(payload, (req) => recordRefund(req, processId));
  },
};
