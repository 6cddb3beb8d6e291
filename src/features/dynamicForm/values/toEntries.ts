import type { Entries, EntriesByAlias } from '@group/rules/forms/Entries';
import { trimLine } from '@group/rules/text/oneLine';
import { isFileList, type FieldValue, type FormValues } from './FormValues';

/**
 * Converts a value to a list of entries. A ticked checkbox becomes `true`, files become their names, and an empty value
 * becomes an empty list.
 */
export function entriesOf(value: FieldValue): Entries {
  if (typeof value === 'boolean') return value ? ['true'] : [];
  if (typeof value === 'string') {
    const text = trimLine(value);
    return text === '' ? [] : [text];
  }
  return isFileList(value) ? value.map(({ name }) => name) : value;
}

/** Converts a form's values to the format that conditions are evaluated with. */
export const toEntries = (values: FormValues): EntriesByAlias =>
  Object.fromEntries(Object.entries(values).map(([alias, value]) => [alias, entriesOf(value)]));
