import type { Payload } from 'payload';
import type { SandboxPayment } from '../../../payload-types';
import type { PaymentState } from '../payment';

/** A payment of the sandbox, as it stands now. */
export type FoundSandboxPayment = Omit<SandboxPayment, 'state'> & { state: PaymentState };

/** Finds a payment of the sandbox; one that nobody paid in time has expired. */
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
