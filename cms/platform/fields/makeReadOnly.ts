import type { Field } from 'payload';
import { nobody } from '../access/nobody';

/**
 * Makes the fields of a submission read-only in the admin and for staff, because visitors sent their values.
 * @param fields fields that hold values
 */
export function makeReadOnly(fields: Field[]): Field[] {
  return fields.map(
    (field) => ({ ...field, access: { update: nobody }, admin: { ...field.admin, readOnly: true } }) as Field,
  );
}
