import { handleIntake } from '../../intake/handleIntake';
import { limitReads } from '../../intake/limitReads';
import type { Part } from '../../platform/part';
import { formEntry } from './entries/formEntry';
import { definitionLanguage, formDefinition } from './formDefinition';
import { definitionDocs, entryDocs } from './formDocs';
import { FormEntries } from './FormEntries';
import { formEntryConfirmation } from './formEntryConfirmation';
import { formEntryMail } from './formEntryMail';
import { Forms } from './Forms';
import { refusedForm } from './refusedForm';

/** Forms that editors make, and their entries, by the public contract of Umbraco Forms. */
export const formsService: Part = {
  place: 80,
  collections: [Forms, FormEntries],
  deliveries: [formEntryMail, formEntryConfirmation],
  routes: [
    {
      method: 'GET',
      path: '/umbraco/forms/api/v1/definitions/{id}',
      handler: limitReads(formDefinition, { answer: refusedForm, languageOf: definitionLanguage }),
      docs: definitionDocs,
    },
    {
      method: 'POST',
      path: '/umbraco/forms/api/v1/entries/{id}',
      handler: handleIntake(formEntry),
      docs: entryDocs,
    },
  ],
};
