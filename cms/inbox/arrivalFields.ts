import type { DateField, Field } from 'payload';
import { nobody } from '../platform/access/nobody';
import { inIsraelTime } from '../platform/fields/inIsraelTime';

const moment = (name: 'createdAt' | 'updatedAt'): DateField => ({
  name,
  type: 'date',
  index: true,
  // The retention period depends on this field.
  access: { create: nobody, update: nobody },
  label: ({ t }) => t(`general:${name}`),
  admin: {
    hidden: true,
    disableBulkEdit: true,
    disableListColumn: false,
    disableListFilter: false,
    date: { pickerAppearance: 'dayAndTime' },
  },
  ...inIsraelTime,
});

/** Arrival and last change of an inbox document. Payload's own fields would show the browser's time zone. */
export const arrivalFields: Field[] = [moment('updatedAt'), moment('createdAt')];
