import type { Payload } from 'payload';
import { paymentService } from '../../integrations/payment/paymentService';
import { findPayable } from '../../intake/payable';
import { inTransaction } from '../../platform/database/inTransaction';

/**
 * Asks the provider about open payments for which no notice has arrived. Cancels those whose hold has expired or whose
 * page was closed. An apartment becomes available only after the provider has confirmed the cancellation.
 * @returns number of payments that are no longer pending
 */
export async function settleOpenPayments(payload: Payload, now = Date.now()): Promise<number> {
  const payable = findPayable(payload);
  const provider = paymentService(payload);
  let settled = 0;
  for (const payment of await payable.listOpen(payload, now)) {
    const { processId, processToken, reference, heldUntil, isSilent } = payment;
    try {
      const process = { processId, processToken };
      const said =
        isSilent || heldUntil.getTime() <= now
          ? await provider.cancel(process)
          : await provider.confirm(process);
      const state = await inTransaction(payload, (req) => payable.settle(req, processId, said));
      if (state !== 'pending') settled += 1;
      else await payable.postpone(payload, payment, now);
    } catch (err) {
      payload.logger.warn({ err, msg: `The provider did not answer about the payment ${reference}` });
      await payable.postpone(payload, payment, now);
    }
  }
  if (settled > 0) payload.logger.warn(`Settled ${settled} payments without a notice`);
  return settled;
}
