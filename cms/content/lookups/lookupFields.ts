import type { NumberField, TextField } from 'payload';

/** The name of an entry, as visitors read it. */
export const nameField: TextField = {
  name: 'name',
  type: 'text',
  localized: true,
  required: true,
  index: true,
  label: { he: 'שם', en: 'Name' },
};

/** The number by which the group's content knows an entry; the preferred orders of the specification name some (corporate-site §9). */
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
