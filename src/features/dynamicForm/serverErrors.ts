import { fieldsOfPage } from '@group/rules/forms/fieldsOf';
import { ApiError } from '../../lib/api/ApiError';
import type { FieldKind, FormDefinition } from './definition/FormDefinition';
import type { FormErrors } from './schema/formSchema';
import type { FormValues } from './values/FormValues';
import { visiblePartsFor } from './values/visiblePartsFor';

/** Kinds of fields that visitors cannot edit, so that an error message would not help them. */
const UNTOUCHABLE: readonly FieldKind[] = ['captcha', 'hidden', 'static', 'unknown'];

export interface ServerErrors {
  errors: FormErrors;
  /** Index of the first page that has an error. */
  page: number;
}

/**
 * Returns the server's validation errors (status 422) by alias, and the page to open.
 * @returns null if it is another error, or if the visitor can edit none of the rejected fields
 */
export function serverErrors(
  error: unknown,
  definition: FormDefinition,
  values: FormValues,
): ServerErrors | null {
  if (!(error instanceof ApiError) || error.kind !== 'fields') return null;
  const { fields: visible } = visiblePartsFor(definition, values);
  const named = new Map(
    Object.entries(error.errors).map(([alias, [message]]) => [alias.toLowerCase(), message]),
  );
  const errors: Record<string, string> = {};
  let first: number | undefined;
  definition.pages.forEach((page, index) => {
    for (const { id, alias, kind } of fieldsOfPage(page)) {
      const message = named.get(alias.toLowerCase());
      if (!message || !visible.has(id) || UNTOUCHABLE.includes(kind)) continue;
      errors[alias] = message;
      first ??= index;
    }
  });
  return first === undefined ? null : { errors, page: first };
}
