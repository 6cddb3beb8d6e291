import type { Payload } from 'payload';
import { paymentService } from '../../integrations/payment/paymentService';
import { findPayable } from '../../intake/payable';
import { inTransaction } from '../../platform/database/inTransaction';

/**
 * Asks the provider about payments whose notice never came and whose payer went away; the page of one whose hold has ended is closed.
 * @returns how many were settled
 */
export async function settleOpenPayments(payload: Payload, now = Date.now()): Promise<number> {
  const payable = findPayable(payload);
  const provider = paymentService(payload);
  let settled = 0;
  for (const { processId, processToken, reference, heldUntil } of await payable.listOpen(payload, now)) {
    try {
      const process = { processId, processToken };
      const said =
        heldUntil.getTime() <= now ? await provider.cancel(process) : await provider.confirm(process);
      const state = await inTransaction(payload, (req) => payable.settle(req, processId, said));
      if (state !== 'pending') settled += 1;
      else await payable.postpone(payload, processId, now);
    } catch (err) {
      payload.logger.warn({ err, msg: `How the payment ${reference} stands could not be asked` });
      await payable.postpone(payload, processId, now);
    }
  }
  if (settled > 0) payload.logger.warn(`${settled} payments were settled that no notice had told of`);
  return settled;
}
