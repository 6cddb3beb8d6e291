import { fieldsOfPage } from '@group/rules/forms/fieldsOf';
import type { TFunction } from 'i18next';
import { object, ValidationError, type ObjectSchema, type Schema } from 'yup';
import type { FormDefinition, FormField } from '../definition/FormDefinition';
import type { FormValues } from '../values/FormValues';
import { visiblePartsFor } from '../values/visiblePartsFor';
import { fieldSchema } from './fieldSchema';

/** Error messages by the alias of their field. */
export type FormErrors = Readonly<Record<string, string>>;

/**
 * Creates the validation rules for a list of fields.
 * @param t translation function of the namespace `dynamicForm`
 */
export function formSchema(fields: readonly FormField[], t: TFunction<'dynamicForm'>): ObjectSchema<object> {
  const shape: Record<string, Schema> = {};
  for (const field of fields) {
    const schema = fieldSchema(field, t);
    if (schema) shape[field.alias] = schema;
  }
  return object(shape);
}

/** Returns the fields of a page that no condition hides, for the given values of the form. */
export function visibleFields(
  definition: FormDefinition,
  page: number,
  values: FormValues,
): readonly FormField[] {
  const { fields } = visiblePartsFor(definition, values);
  const onPage = definition.pages[page];
  return onPage ? fieldsOfPage(onPage).filter(({ id }) => fields.has(id)) : [];
}

/**
 * Validates the visible fields of one page.
 * @param page index of the page
 * @param values values of all pages, because a condition on this page can depend on a field of another page
 * @param t translation function of the namespace `dynamicForm`
 * @returns error messages by the alias of their field
 */
export function pageErrors(
  definition: FormDefinition,
  page: number,
  values: FormValues,
  t: TFunction<'dynamicForm'>,
): FormErrors {
  try {
    formSchema(visibleFields(definition, page, values), t).validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: Record<string, string> = {};
    for (const { path = '', message } of error.inner) errors[path.replace(/^\["(.*)"\]$/, '$1')] ??= message;
    return errors;
  }
}
