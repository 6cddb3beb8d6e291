import type { PayloadRequest } from 'payload';
import type { DeliveryKind } from '../../platform/parts/deliveryKind';
import { queueDeliveries } from '../queueDelivery';
import { admitRecipient } from './admitRecipient';
import { isPlainAddress } from '../../integrations/mail/isPlainAddress';

/**
 * Queues the confirmation mail of a form. Skips it if there is no valid e-mail address, or if the address has reached
 * `CONFIRMATIONS_PER_HOUR` or `CONFIRMATIONS_PER_DAY`.
 * @param req request of the transaction that stores the form
 * @param kind a delivery kind made by `confirmationMail`
 * @param record the stored document and its sender's e-mail address
 * @param others other deliveries of the document; they are always queued, ahead of the confirmation
 */
export async function queueConfirmation(
  req: PayloadRequest,
  kind: DeliveryKind,
  { address, ...record }: { id: number | string; reference: string; address: string | null | undefined },
  others: readonly DeliveryKind[] = [],
): Promise<void> {
  const confirms = address && isPlainAddress(address) && (await admitRecipient(req, address));
  const kinds = confirms ? [...others, kind] : others;
  if (kinds.length > 0) await queueDeliveries(req, kinds, record);
}
