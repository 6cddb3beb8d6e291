import type { Field } from 'payload';
import { nobody } from '../access/nobody';

/**
 * Makes fields of a submission read-only for staff.
 * @param fields fields with values
 */
export function makeReadOnly(fields: Field[]): Field[] {
  return fields.map(
    (field) => ({ ...field, access: { update: nobody }, admin: { ...field.admin, readOnly: true } }) as Field,
  );
}
