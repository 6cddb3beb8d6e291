import type { DateField, Field } from 'payload';
import { nobody } from '../platform/access/nobody';
import { inIsrael } from '../platform/fields/inIsrael';

const moment = (name: 'createdAt' | 'updatedAt'): DateField => ({
  name,
  type: 'date',
  index: true,
  // How long a document is kept goes by it.
  access: { create: nobody, update: nobody },
  label: ({ t }) => t(`general:${name}`),
  admin: {
    hidden: true,
    disableBulkEdit: true,
    disableListColumn: false,
    disableListFilter: false,
    date: { pickerAppearance: 'dayAndTime' },
  },
  ...inIsrael,
});

/** When a document of the inbox came and was changed last. Payload makes these fields itself, but on the clock of the browser. */
export const arrivalFields: Field[] = [moment('updatedAt'), moment('createdAt')];
