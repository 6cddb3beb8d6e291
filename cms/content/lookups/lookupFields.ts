import type { NumberField, TextField } from 'payload';
import { localText, numberField } from '../../platform/fields/shortFields';

/** Public name of an entry. */
export const nameField: TextField = localText('name', 'שם', 'Name', { required: true, index: true });

/** Number of an entry in the group's content; the specification's preferred orders refer to it (corporate-site §9). */
export const groupNumberField: NumberField = numberField(
  'number',
  'מספר בתוכן הקבוצה',
  "Number in the group's content",
  {
    unique: true,
    index: true,
    admin: { position: 'sidebar' },
    description: { he: 'קובע את הסדר במסננים', en: 'Determines the order in filters' },
  },
);
