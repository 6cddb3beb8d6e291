import type { FieldKind, FormFieldDto } from './FormDefinition';

/** Names of the field types, without spaces and in small letters: the content system spells some in two ways. */
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

/** The kinds of a short answer, by its setting `fieldType`. */
const SHORT_ANSWERS: Readonly<Record<string, FieldKind>> = {
  number: 'number',
  tel: 'tel',
  email: 'email',
  textarea: 'longAnswer',
};

/**
 * What a field is, from the name of its type and its setting `fieldType` (specification §3).
 * @returns `unknown` for a type that this site cannot show
 */
export function fieldKind({ type, settings }: FormFieldDto): FieldKind {
  const name = (type?.name ?? '').toLowerCase().replace(/[^a-z]/g, '');
  if (name.includes('captcha')) return 'captcha';
  const kind = KINDS[name];
  if (kind === 'shortAnswer') return SHORT_ANSWERS[settings?.fieldType?.toLowerCase() ?? ''] ?? kind;
  // A list that takes several, whatever it is called, is a multiple choice.
  if (kind === 'dropdown' && type?.renderInputType === 'Multiple') return 'multipleChoice';
  if (kind === undefined && type?.supportsPreValues) {
    return type.renderInputType === 'Multiple' ? 'multipleChoice' : 'singleChoice';
  }
  if (kind === undefined && type?.supportsUploadTypes) return 'file';
  return kind ?? 'unknown';
}
