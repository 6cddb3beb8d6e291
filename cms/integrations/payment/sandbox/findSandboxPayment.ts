import type { Payload } from 'payload';
import type { SandboxPayment } from '../../../payload-types';
import type { PaymentState } from '../payment';

/** A sandbox payment with its current state. */
export type FoundSandboxPayment = Omit<SandboxPayment, 'state'> & { state: PaymentState };

/** Finds a sandbox payment. Returns an unpaid one as expired if its time limit has passed. */
export async function findSandboxPayment(
  payload: Payload,
  processId: string,
): Promise<FoundSandboxPayment | null> {
  const payment = await payload.db.findOne<SandboxPayment>({
    collection: 'sandboxPayments',
    where: { processId: { equals: processId } },
  });
  if (!payment) return null;
  const state = payment.state as PaymentState;
  return { ...payment, state: state === 'pending' && payment.expiresAt < Date.now() ? 'expired' : state };
}
