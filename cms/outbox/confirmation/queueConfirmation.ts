import type { PayloadRequest } from 'payload';
import type { DeliveryKind } from '../../platform/deliveryKind';
import { queueDeliveries } from '../queueDelivery';
import { admitRecipient } from './admitRecipient';
import { isPlainAddress } from '../../integrations/mail/isPlainAddress';

/**
 * Orders the confirmation of a form, in the transaction that stores it. None is sent where no address was given, or when the
 * address has had enough of them (`CONFIRMATIONS_PER_HOUR`, `CONFIRMATIONS_PER_DAY`); nothing is refused for it.
 * @param req the request of that transaction
 * @param kind made by `confirmationMail`
 * @param record the stored document and its sender's address
 * @param others what else is delivered of it, in any case: ordered in the same statement, before the confirmation
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
