import type { Payload } from 'payload';
import { paymentService } from '../../integrations/payment/paymentService';
// eslint-disable-next-line boundaries/dependencies -- payments are to settle through an interface that a service registers
import { settleReservation } from '../apartments/settleReservation';
import { inTransaction } from '../../platform/database/inTransaction';

/** A payment under way is left to its payer for this long. */
const PATIENCE_MS = 5 * 60 * 1000;
/** What is still pending after a day is for staff to look at. */
const LONGEST_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 20;

/**
 * Asks the provider about payments whose notice never came and whose payer went away.
 * @returns how many were settled
 */
export async function settleOpenPayments(payload: Payload, now = Date.now()): Promise<number> {
  const { docs } = await payload.find({
    collection: 'reservations',
    where: {
      and: [
        { paymentState: { equals: 'pending' } },
        { createdAt: { less_than: new Date(now - PATIENCE_MS).toISOString() } },
        { createdAt: { greater_than: new Date(now - LONGEST_MS).toISOString() } },
      ],
    },
    // Those that were asked about last wait for the others.
    sort: 'updatedAt',
    limit: AT_ONCE,
    pagination: false,
    depth: 0,
    showHiddenFields: true,
  });
  let settled = 0;
  for (const { id, processId, processToken, reference } of docs) {
    try {
      const state = await paymentService(payload).confirm({ processId, processToken });
      if (await inTransaction(payload, (req) => settleReservation(req, processId, state))) settled += 1;
      else
        await payload.db.updateOne({
          collection: 'reservations',
          id,
          data: { updatedAt: new Date(now).toISOString() },
          returning: false,
        });
    } catch (err) {
      payload.logger.warn({ err, msg: `How the payment ${reference} stands could not be asked` });
    }
  }
  if (settled > 0) payload.logger.warn(`${settled} payments were settled that no notice had told of`);
  return settled;
}
