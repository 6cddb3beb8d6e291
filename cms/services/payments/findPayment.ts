import { timingSafeEqual } from 'node:crypto';
import type { Payload } from 'payload';
import { z } from 'zod';
import type { PaymentProcess } from '../../integrations/payment/payment';
import { findPayable, type BegunPayment } from '../../intake/payable';
import { Refusal } from '../../intake/Refusal';

/** Id and token with which a page identifies its payment. */
export const processShape = z
  .object({ processId: z.string().min(1).max(100), processToken: z.string().min(1).max(500) })
  .meta({
    id: 'PaymentProcess',
    description: 'Identifies a payment by the values that its start returned',
  });

function sameToken(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Finds a payment by its id and checks its token.
 * @throws Refusal 404 for an unknown payment or a wrong token
 */
export async function findPayment(
  payload: Payload,
  { processId, processToken }: PaymentProcess,
): Promise<BegunPayment> {
  const payment = await findPayable(payload).find(payload, processId);
  if (!payment || !sameToken(payment.processToken, processToken)) throw new Refusal(404, 'unknownPayment');
  return payment;
}
