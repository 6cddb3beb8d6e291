import type { Entries, EntriesByAlias } from '@group/rules/forms/Entries';
import { holdsFiles, type FieldValue, type FormValues } from './FormValues';

/** The entries of a field: a tick is `true`, files are their names, what is empty has none. */
export function entriesOf(value: FieldValue): Entries {
  if (typeof value === 'boolean') return value ? ['true'] : [];
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  return holdsFiles(value) ? value.map(({ name }) => name) : value;
}

/** What is filled in, as conditions compare it. */
export const toEntries = (values: FormValues): EntriesByAlias =>
  Object.fromEntries(Object.entries(values).map(([alias, value]) => [alias, entriesOf(value)]));
