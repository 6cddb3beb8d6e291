import type { Field } from 'payload';
import { nobody } from '../access/nobody';

/**
 * Fields as a visitor filled them in: shown to staff, and changed by nobody.
 * @param fields fields that hold a value
 */
export function received(fields: Field[]): Field[] {
  return fields.map(
    (field) => ({ ...field, access: { update: nobody }, admin: { ...field.admin, readOnly: true } }) as Field,
  );
}
