import { asksForIdNumber } from '@group/rules/forms/asksForIdNumber';
import { fieldsOf } from '@group/rules/forms/fieldsOf';
import type { FormDefinition } from '../definition/FormDefinition';

/**
 * Returns the aliases of fields whose values are never stored in a draft: identity numbers, files, consents, and hidden
 * fields.
 */
export const unsavedFields = (definition: FormDefinition): readonly string[] =>
  fieldsOf(definition).flatMap(({ alias, kind }) =>
    kind === 'file' || kind === 'hidden' || kind === 'consent' || asksForIdNumber(alias) ? [alias] : [],
  );
