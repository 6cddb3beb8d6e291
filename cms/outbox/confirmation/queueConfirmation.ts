import type { PayloadRequest } from 'payload';
import type { DeliveryKind } from '../../platform/deliveryKind';
import { queueDelivery } from '../queueDelivery';
import { admitRecipient } from './admitRecipient';
import { isPlainAddress } from './mailboxOf';

/**
 * Orders the confirmation of a form, in the transaction that stores it. None is sent where no address was given, or when the
 * address has had enough of them (`CONFIRMATIONS_PER_HOUR`, `CONFIRMATIONS_PER_DAY`); nothing is refused for it.
 * @param req the request of that transaction
 * @param kind made by `confirmationMail`
 * @param record the stored document and its sender's address
 */
export async function queueConfirmation(
  req: PayloadRequest,
  kind: DeliveryKind,
  { address, ...record }: { id: number | string; reference: string; address: string | null | undefined },
): Promise<void> {
  if (!address || !isPlainAddress(address)) return;
  if (await admitRecipient(req, address)) await queueDelivery(req, kind, record);
}
