import { contactMail } from './contactMail';
import { crmLead } from './crmLead';
import type { DeliveryKind } from './deliveryKind';
import { formEntryMail } from './formEntryMail';
import { hrApplication } from './hrApplication';
import { reservationMail } from './reservationMail';

/** Every way of delivering. A new one is a file beside this one and a line here. */
export const deliveryKinds: readonly DeliveryKind[] = [
  contactMail,
  crmLead,
  formEntryMail,
  hrApplication,
  reservationMail,
];

/** The kind of a stored delivery; undefined when this version of the CMS no longer knows it. */
export function deliveryKind(slug: string): DeliveryKind | undefined {
  return deliveryKinds.find((kind) => kind.slug === slug);
}
