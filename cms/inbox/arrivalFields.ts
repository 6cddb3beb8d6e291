import type { DateField, Field } from 'payload';
import { inIsrael } from '../platform/fields/inIsrael';

const moment = (name: 'createdAt' | 'updatedAt'): DateField => ({
  name,
  type: 'date',
  index: true,
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
