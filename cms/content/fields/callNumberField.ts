import type { GlobalSlug, TextField } from 'payload';
import { cleanPhone, refuseChangedPhone } from './refuseChangedPhone';
import { textField } from '../../platform/fields/shortFields';

/** Mark of a field with a phone number that visitors call. */
export const CALL_NUMBER = 'callNumber';

/**
 * Phone number that visitors call. Direction marks are removed. A changed number must be usable.
 * @param global global of the field, if it is in one
 */
export const callNumberField = (global?: GlobalSlug): TextField =>
  textField('phone', 'טלפון', 'Phone', {
    custom: { [CALL_NUMBER]: true },
    hooks: {
      beforeValidate: [
        ({ value }: { value?: unknown }) => (typeof value === 'string' ? cleanPhone(value) : value),
      ],
    },
    validate: (value: unknown, options) =>
      typeof value !== 'string' || cleanPhone(value) === '' || refuseChangedPhone(value, options, global),
  });
