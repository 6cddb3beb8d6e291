import type { NumberField, TextField } from 'payload';

/** Public name of an entry. */
export const nameField: TextField = {
  name: 'name',
  type: 'text',
  localized: true,
  required: true,
  index: true,
  label: { he: 'שם', en: 'Name' },
};

/** Number of an entry in the group's content; the specification's preferred orders refer to it (corporate-site §9). */
export const numberField: NumberField = {
  name: 'number',
  type: 'number',
  unique: true,
  index: true,
  label: { he: 'מספר בתוכן הקבוצה', en: "Number in the group's content" },
  admin: {
    position: 'sidebar',
    description: { he: 'קובע את הסדר המועדף במסננים', en: 'Decides the preferred order in filters' },
  },
};
