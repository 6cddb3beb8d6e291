import type { CollectionSlug, DataFromCollectionSlug } from 'payload';
import { DeliveryFault } from '../integrations/DeliveryFault';
import type { Locale } from '../platform/locales/locales';
import type { DeliveryOrder } from '../platform/parts/deliveryKind';

/**
 * Reads the document of a delivery.
 * @throws DeliveryFault, permanent, if the document was deleted
 */
export async function readDelivered<Slug extends CollectionSlug>(
  { payload, recordId }: DeliveryOrder,
  collection: Slug,
  options: { depth?: number; locale?: Locale } = {},
): Promise<DataFromCollectionSlug<Slug>> {
  const found = await payload.findByID({
    collection,
    id: recordId,
    depth: 0,
    disableErrors: true,
    ...options,
  });
  if (!found) throw new DeliveryFault('The document was deleted', { permanent: true });
  return found as DataFromCollectionSlug<Slug>;
}
