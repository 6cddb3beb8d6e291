import type { TextField } from 'payload';

interface TextFieldOptions {
  required?: boolean;
  localized?: boolean;
}

/** Text field with labels in both languages of the admin. */
export const textField = (
  name: string,
  he: string,
  en: string,
  { required = false, localized = false }: TextFieldOptions = {},
): TextField => ({ name, type: 'text', required, localized, label: { he, en } });
