import type { Entries, EntriesByAlias } from '@group/rules/forms/Entries';
import { trimLine } from '@group/rules/text/oneLine';
import { holdsFiles, type FieldValue, type FormValues } from './FormValues';

/** Converts a value to entries: a tick is `true`, files are their names, an empty value has none. */
export function entriesOf(value: FieldValue): Entries {
  if (typeof value === 'boolean') return value ? ['true'] : [];
  if (typeof value === 'string') {
    const text = trimLine(value);
    return text === '' ? [] : [text];
  }
  return holdsFiles(value) ? value.map(({ name }) => name) : value;
}

/** Converts values to the format that conditions compare. */
export const toEntries = (values: FormValues): EntriesByAlias =>
  Object.fromEntries(Object.entries(values).map(([alias, value]) => [alias, entriesOf(value)]));
