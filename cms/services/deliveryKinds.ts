import { contactMail } from './contact/contactMail';
import { crmLead } from './leads/crmLead';
import type { DeliveryKind } from '../outbox/deliveryKind';
import { formEntryMail } from './forms/formEntryMail';
import { hrApplication } from './careers/hrApplication';
import { reservationMail } from './apartments/reservationMail';

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
