import type { Payload } from 'payload';
import { paymentService } from '../../integrations/payment/paymentService';
import { findPayable } from '../../intake/payable';
import { inTransaction } from '../../platform/database/inTransaction';

/**
 * Asks the provider about payments without a notice. Cancels a payment whose hold has ended or whose page is silent. Its home is free only
 * after the provider has accepted.
 * @returns how many were settled
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
      payload.logger.warn({ err, msg: `How the payment ${reference} stands could not be asked` });
      await payable.postpone(payload, payment, now);
    }
  }
  if (settled > 0) payload.logger.warn(`${settled} payments were settled that no notice had told of`);
  return settled;
}
