import type { TextField } from 'payload';
import { inLetter } from './letter/inLetter';

/** The number by which a visitor and the staff speak of a document of the inbox. */
export const referenceField: TextField = inLetter('none', {
  name: 'reference',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  label: { he: 'מספר פנייה', en: 'Reference' },
});
