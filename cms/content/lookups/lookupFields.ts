import type { NumberField, TextField } from 'payload';
import { localText, numberField } from '../../platform/fields/shortFields';

/** Field for the public name of an entry. */
export const nameField: TextField = localText('name', 'שם', 'Name', { required: true, index: true });

/**
 * Field for the number of an entry in the group's content. It determines the order in filters, because the
 * specification's preferred orders list these numbers (corporate-site §9).
 */
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
