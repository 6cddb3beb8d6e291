import { fieldsOf } from '@group/rules/forms/fieldsOf';
import type { FormDefinition } from '../definition/FormDefinition';
import { encodeFile, type EncodedFile } from '../../../lib/encodeFile';
import { holdsFiles, type FormValues } from './FormValues';
import { entriesOf } from './toEntries';
import { visiblePartsFor } from './visiblePartsFor';

/** The values of an entry by alias, each an array (specification §3). */
export type SubmittedValues = Record<string, (string | EncodedFile)[]>;

/**
 * What is sent of a form: the fields that are shown and hold something. What is hidden by its rules is dropped (specification §5).
 * @param definition the form
 * @param values what is filled in
 * @throws Error when a file cannot be read
 */
export async function toSubmission(definition: FormDefinition, values: FormValues): Promise<SubmittedValues> {
  const { fields: visible } = visiblePartsFor(definition, values);
  const submitted: SubmittedValues = {};
  for (const { id, alias } of fieldsOf(definition)) {
    const value = values[alias];
    if (value === undefined || !visible.has(id)) continue;
    const entries = holdsFiles(value) ? await Promise.all(value.map(encodeFile)) : entriesOf(value);
    if (entries.length > 0) submitted[alias] = [...entries];
  }
  return submitted;
}
