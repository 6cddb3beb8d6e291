import type { Payload } from 'payload';
import type { Locale } from '../../platform/locales/locales';
import type { Form } from '../../payload-types';
import type { FormDto } from './contract';

/** A published form with its definition in one language. */
export interface FoundForm {
  form: Form;
  definition: FormDto;
}

/**
 * Finds a published form.
 * @param formId GUID in lower case with dashes
 * @param locale language of the form's texts
 * @returns null if no published form has this id
 */
export async function findForm(payload: Payload, formId: string, locale: Locale): Promise<FoundForm | null> {
  const { docs } = await payload.find({
    collection: 'forms',
    where: { formId: { equals: formId }, _status: { equals: 'published' } },
    limit: 1,
    pagination: false,
    depth: 0,
    locale,
  });
  const form = docs[0];
  // The hook `addDefinition` has filled this virtual field.
  return form ? { form, definition: form.definition as unknown as FormDto } : null;
}
