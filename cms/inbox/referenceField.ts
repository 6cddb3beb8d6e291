import type { TextField } from 'payload';
import { inLetter } from './letter/inLetter';
import { textField } from '../platform/fields/shortFields';

/** Reference number of an entry, known to the visitor and the staff. */
export const referenceField: TextField = inLetter(
  'none',
  textField('reference', 'מספר פנייה', 'Reference', { required: true, unique: true, index: true }),
);
