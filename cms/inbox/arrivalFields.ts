import type { DateField, Field } from 'payload';
import { nobody } from '../platform/access/nobody';
import { withIsraelTimeZone } from '../platform/fields/withIsraelTimeZone';

const moment = (name: 'createdAt' | 'updatedAt'): DateField => ({
  name,
  type: 'date',
  index: true,
  // Nobody may change this field, because the retention period is counted from it.
  access: { create: nobody, update: nobody },
  label: ({ t }) => t(`general:${name}`),
  admin: {
    hidden: true,
    disableBulkEdit: true,
    disableListColumn: false,
    disableListFilter: false,
    date: { pickerAppearance: 'dayAndTime' },
  },
  ...withIsraelTimeZone,
});

/**
 * Fields for the arrival time and the last change of an inbox document. They replace Payload's own fields, which would
 * show times in the browser's time zone instead of Israel's.
 */
export const arrivalFields: Field[] = [moment('updatedAt'), moment('createdAt')];
