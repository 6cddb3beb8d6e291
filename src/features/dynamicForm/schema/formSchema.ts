import { fieldsOfPage } from '@group/rules/forms/fieldsOf';
import type { TFunction } from 'i18next';
import { object, ValidationError, type ObjectSchema, type Schema } from 'yup';
import type { FormDefinition, FormField } from '../definition/FormDefinition';
import type { FormValues } from '../values/FormValues';
import { visiblePartsFor } from '../values/visiblePartsFor';
import { fieldSchema } from './fieldSchema';

/** What is wrong, by alias. */
export type FormErrors = Readonly<Record<string, string>>;

/**
 * The rules of some fields.
 * @param fields those that are shown
 * @param t texts of the namespace `dynamicForm`
 */
export function formSchema(fields: readonly FormField[], t: TFunction<'dynamicForm'>): ObjectSchema<object> {
  const shape: Record<string, Schema> = {};
  for (const field of fields) {
    const schema = fieldSchema(field, t);
    if (schema) shape[field.alias] = schema;
  }
  return object(shape);
}

/** The fields of a page that are shown for what is filled in. */
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
 * What is wrong on one page.
 * @param definition the form
 * @param page place of the page, from 0
 * @param values what is filled in on all pages: rules may ask for any
 * @param t texts of the namespace `dynamicForm`
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
