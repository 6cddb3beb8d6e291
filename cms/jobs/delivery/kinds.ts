import { contactMail } from './contactMail';
import type { DeliveryKind } from './deliveryKind';

/** Every way of delivering. A new one is a file beside this one and a line here. */
export const deliveryKinds: readonly DeliveryKind[] = [contactMail];

/** The kind of a stored delivery; undefined when this version of the CMS no longer knows it. */
export function deliveryKind(slug: string): DeliveryKind | undefined {
  return deliveryKinds.find((kind) => kind.slug === slug);
}
