import { fieldsOf } from '@group/rules/forms/fieldsOf';
import type { FormDefinition, FormField } from '../definition/FormDefinition';
import type { FieldValue, FormValues } from './FormValues';

const TICKED = /^(on|true)$/i;

function initialValue({ kind, settings, preValues }: FormField): FieldValue | undefined {
  const text = settings.defaultValue ?? '';
  switch (kind) {
    case 'checkbox':
    case 'consent':
      return TICKED.test(text.trim());
    case 'file':
      return [];
    case 'multipleChoice': {
      const chosen = text.split(/[,;]/).map((one) => one.trim());
      return preValues.flatMap(({ value }) => (chosen.includes(value) ? [value] : []));
    }
    case 'static':
    case 'captcha':
    case 'unknown':
      return undefined;
    case 'shortAnswer':
    case 'longAnswer':
    case 'number':
    case 'tel':
    case 'email':
    case 'dropdown':
    case 'singleChoice':
    case 'date':
    case 'hidden':
      return text;
  }
}

/** Returns the initial values of a form, which are the editors' default values. */
export const initialValues = (definition: FormDefinition): FormValues =>
  Object.fromEntries(
    fieldsOf(definition).flatMap((field) => {
      const value = initialValue(field);
      return value === undefined ? [] : [[field.alias, value]];
    }),
  );
