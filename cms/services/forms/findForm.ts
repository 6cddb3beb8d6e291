import type { Payload } from 'payload';
import type { Locale } from '../../platform/locales';
import type { Form } from '../../payload-types';
import type { FormDto } from './contract';

/** A published form, and what the contract says of it in one language. */
export interface FoundForm {
  form: Form;
  definition: FormDto;
}

/**
 * Finds a published form.
 * @param formId its GUID in small letters, with dashes
 * @param locale the language of its texts
 * @returns null when the public has no such form
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
  // `addDefinition` has just made it.
  return form ? { form, definition: form.definition as unknown as FormDto } : null;
}
