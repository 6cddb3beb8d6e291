import type { Part } from '../../platform/parts/part';
import { FormEntries } from './FormEntries';
import { formEntryConfirmation } from './formEntryConfirmation';
import { formEntryMail } from './formEntryMail';
import { Forms } from './Forms';

/** Registers custom forms and their entries. The API is compatible with Umbraco Forms. */
export const formsService: Part = {
  place: 80,
  collections: [Forms, FormEntries],
  deliveries: [formEntryMail, formEntryConfirmation],
};
