import type { Payable } from '../../intake/payable';
import type { Reservation } from '../../payload-types';
import { holdApartment } from './holdApartment';
import { recordHeartbeat } from './holds/recordHeartbeat';
import { releaseHold } from './holds/releaseHold';
import { openReservations } from './openReservations';
import { settleReservation } from './settleReservation';
import { storeReservation } from './storeReservation';

/**
 * Connects reservations to the payment service. One payer holds an apartment during the payment, and the payment
 * reserves it.
 */
export const reservationPayable: Payable = {
  hold: holdApartment,
  drop: (payload, { reference }) => releaseHold({ payload }, reference),
  store: storeReservation,
  find: async (payload, processId) => {
    const reservation = await payload.db.findOne<Reservation>({
      collection: 'reservations',
      where: { processId: { equals: processId } },
    });
    if (!reservation) return null;
    const { reference, processToken, paymentState } = reservation;
    return { reference, processId, processToken, state: paymentState };
  },
  settle: settleReservation,
  recordHeartbeat,
  listOpen: openReservations,
  postpone: async (payload, { processId, isSilent }, now) => {
    await payload.db.updateOne({
      collection: 'reservations',
      where: { processId: { equals: processId } },
      data: { updatedAt: new Date(now).toISOString() },
      returning: false,
    });
    if (isSilent) await recordHeartbeat({ payload }, processId, now);
  },
};
