import { fieldsOf } from '@group/rules/forms/fieldsOf';
import type { FormDefinition } from '../definition/FormDefinition';
import { encodeFile, type EncodedFile } from '../../../lib/encodeFile';
import { isFileList, type FormValues } from './FormValues';
import { entriesOf } from './toEntries';
import { visiblePartsFor } from './visiblePartsFor';

/** Values of an entry by alias. Each is an array, even for a single value (forms-investors-catalogue §3). */
export type SubmittedValues = Record<string, (string | EncodedFile)[]>;

/**
 * Converts a form's values for sending. Empty fields and fields that a condition hides are omitted
 * (forms-investors-catalogue §5).
 * @throws Error if a file cannot be read
 */
export async function toSubmission(definition: FormDefinition, values: FormValues): Promise<SubmittedValues> {
  const { fields: visible } = visiblePartsFor(definition, values);
  const submitted: SubmittedValues = {};
  for (const { id, alias } of fieldsOf(definition)) {
    const value = values[alias];
    if (value === undefined || !visible.has(id)) continue;
    const entries = isFileList(value) ? await Promise.all(value.map(encodeFile)) : entriesOf(value);
    if (entries.length > 0) submitted[alias] = [...entries];
  }
  return submitted;
}
