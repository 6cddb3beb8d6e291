import type { Payload } from 'payload';
import type { DeliveryKind } from '../platform/parts/deliveryKind';

/** Finds the kind of a stored delivery. Returns undefined if this version of the CMS does not know the kind. */
export function findDeliveryKind({ config }: Payload, slug: string): DeliveryKind | undefined {
  return (config.custom as { deliveryKinds: readonly DeliveryKind[] }).deliveryKinds.find(
    (kind) => kind.slug === slug,
  );
}
