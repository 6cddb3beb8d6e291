import type { TextField } from 'payload';

interface TextFieldOptions {
  required?: boolean;
  localized?: boolean;
}

/** A line of text with its labels in both languages of the admin. */
export const textField = (
  name: string,
  he: string,
  en: string,
  { required = false, localized = false }: TextFieldOptions = {},
): TextField => ({ name, type: 'text', required, localized, label: { he, en } });
