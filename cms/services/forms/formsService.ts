import type { Part } from '../../platform/parts/part';
import { FormEntries } from './FormEntries';
import { formEntryConfirmation } from './formEntryConfirmation';
import { formEntryMail } from './formEntryMail';
import { Forms } from './Forms';

/** Custom forms and their entries, with the public contract of Umbraco Forms. */
export const formsService: Part = {
  place: 80,
  collections: [Forms, FormEntries],
  deliveries: [formEntryMail, formEntryConfirmation],
};
