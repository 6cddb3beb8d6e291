import type { Field } from 'payload';

/** The number by which a visitor and the staff speak of a document of the inbox. */
export const referenceField: Field = {
  name: 'reference',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  label: { he: 'מספר פנייה', en: 'Reference' },
};
