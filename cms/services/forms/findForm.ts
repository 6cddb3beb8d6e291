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
 * @param locale language of its texts
 * @returns null if there is no such public form
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
  // Added by `addDefinition`.
  return form ? { form, definition: form.definition as unknown as FormDto } : null;
}
