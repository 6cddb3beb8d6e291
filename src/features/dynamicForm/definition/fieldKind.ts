import type { FieldKind, FormFieldDto } from './FormDefinition';

/**
 * Kinds of fields by the name of their type, in lower case and without spaces. The content system uses different names
 * for some types, so some kinds appear twice.
 */
const KINDS: Readonly<Record<string, FieldKind>> = {
  shortanswer: 'shortAnswer',
  textfield: 'shortAnswer',
  longanswer: 'longAnswer',
  textarea: 'longAnswer',
  number: 'number',
  tel: 'tel',
  telephone: 'tel',
  email: 'email',
  dropdown: 'dropdown',
  dropdownlist: 'dropdown',
  singlechoice: 'singleChoice',
  radiobuttonlist: 'singleChoice',
  multiplechoice: 'multipleChoice',
  checkboxlist: 'multipleChoice',
  checkbox: 'checkbox',
  dataconsent: 'consent',
  consent: 'consent',
  date: 'date',
  datepicker: 'date',
  fileupload: 'file',
  hidden: 'hidden',
  hiddenfield: 'hidden',
  titleanddescription: 'static',
  title: 'static',
  text: 'static',
  richtext: 'static',
};

/** Kinds of a short answer, by the value of its setting `fieldType`. */
const SHORT_ANSWERS: Readonly<Record<string, FieldKind>> = {
  number: 'number',
  tel: 'tel',
  email: 'email',
  textarea: 'longAnswer',
};

/**
 * Returns the kind of a field. It depends on the name of the field's type and on the setting `fieldType`
 * (forms-investors-catalogue §3).
 * @returns `unknown` for an unsupported type
 */
export function fieldKind({ type, settings }: FormFieldDto): FieldKind {
  const name = (type?.name ?? '').toLowerCase().replace(/[^a-z]/g, '');
  if (name.includes('captcha')) return 'captcha';
  const kind = KINDS[name];
  if (kind === 'shortAnswer') return SHORT_ANSWERS[settings?.fieldType?.toLowerCase() ?? ''] ?? kind;
  // A dropdown that allows several answers is shown as a multiple choice.
  if (kind === 'dropdown' && type?.renderInputType === 'Multiple') return 'multipleChoice';
  if (kind === undefined && type?.supportsPreValues) {
    return type.renderInputType === 'Multiple' ? 'multipleChoice' : 'singleChoice';
  }
  if (kind === undefined && type?.supportsUploadTypes) return 'file';
  return kind ?? 'unknown';
}
