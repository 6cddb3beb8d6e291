import type { GlobalSlug, TextField } from 'payload';
import { cleanPhone, refuseChangedPhone } from './refuseChangedPhone';
import { textField } from '../../platform/fields/shortFields';

/** Key in a field's `custom` property. It marks a field that holds a phone number which visitors call. */
export const CALL_NUMBER = 'callNumber';

/**
 * Field for a phone number that visitors call. Removes invisible direction marks. A new or changed number must be
 * dialable.
 * @param global slug of the global that contains the field, if it is in a global
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
