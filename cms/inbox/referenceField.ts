import type { TextField } from 'payload';
import { inLetter } from './letter/inLetter';
import { textField } from '../platform/fields/shortFields';

/** Field with the reference number of an entry, by which visitors and staff refer to it. */
export const referenceField: TextField = inLetter(
  'none',
  textField('reference', 'מספר פנייה', 'Reference', { required: true, unique: true, index: true }),
);
