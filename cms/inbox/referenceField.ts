import type { TextField } from 'payload';
import { inLetter } from './letter/inLetter';

/** Reference number of an entry, known to the visitor and the staff. */
export const referenceField: TextField = inLetter('none', {
  name: 'reference',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  label: { he: 'מספר פנייה', en: 'Reference' },
});
