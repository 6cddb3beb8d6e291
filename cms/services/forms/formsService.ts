import type { Part } from '../../platform/part';
import { FormEntries } from './FormEntries';
import { formEntryConfirmation } from './formEntryConfirmation';
import { formEntryMail } from './formEntryMail';
import { Forms } from './Forms';

/** Forms that editors make, and their entries, by the public contract of Umbraco Forms. */
export const formsService: Part = {
  place: 80,
  collections: [Forms, FormEntries],
  deliveries: [formEntryMail, formEntryConfirmation],
};
