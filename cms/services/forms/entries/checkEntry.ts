import { fieldsOf } from '@group/rules/forms/fieldsOf';
import { normalizeAnswer } from '@group/rules/forms/normalizeAnswer';
import { normalizeTick } from '@group/rules/forms/normalizeTick';
import { visibleParts } from '@group/rules/forms/visibleParts';
import { isLine, trimLine } from '@group/rules/text/oneLine';
import type { FieldDto, FormDto } from '../contract';
import { fieldTypeOf, isBox } from '../fieldTypes';
import type { Locale } from '../../../platform/locales/locales';
import { cleanFileName } from '../../../platform/files/cleanFileName';
import { storedPhone } from '../../../intake/fields/storedPhone';
import type { FieldErrors } from '../../../intake/Refusal';
import { areCountsValid } from './checkFiles';
import { checkText, invalidText } from './checkText';
import type { EncodedFile, EntryValues } from './entrySchema';
import { entryText } from './entryTexts';

/** The answer to a field in the form that staff read. */
export interface Answer {
  alias: string;
  caption: string;
  value: string;
}

/** Files that a visitor sent for one field, before they are inspected. */
export interface SentFiles {
  field: FieldDto;
  files: readonly EncodedFile[];
}

export interface CheckedEntry {
  answers: Answer[];
  files: SentFiles[];
  /** Whether the visitor sees a captcha field. */
  asksForCaptcha: boolean;
  /** Consent texts that the visitor accepted. */
  consents: string[];
  email: string | undefined;
  phone: string | undefined;
}

const isFile = (value: string | EncodedFile): value is EncodedFile => typeof value !== 'string';

/**
 * Returns the values sent for a field: trimmed texts and files. Ignores inherited properties, because the alias comes
 * from data.
 */
function sent(values: EntryValues, alias: string): { texts: string[]; files: EncodedFile[] } {
  const all = Object.hasOwn(values, alias) ? (values[alias] ?? []) : [];
  return {
    texts: all.flatMap((value) => {
      const text = isFile(value) ? '' : trimLine(value);
      return text === '' ? [] : [text];
    }),
    files: all.filter(isFile),
  };
}

/** Returns the values that conditions compare: texts and file names, by alias. */
function entriesOf(form: FormDto, values: EntryValues): Record<string, string[]> {
  const entries = fieldsOf(form).map(({ alias }): [string, string[]] => {
    const { texts, files } = sent(values, alias);
    return [alias, [...texts, ...files.map(({ fileName }) => fileName)]];
  });
  return Object.fromEntries(entries);
}

/**
 * Validates an entry by the same rules as the site. Values of hidden or unknown fields are dropped
 * (forms-investors-catalogue §5). Files are inspected after the captcha was verified, because that is expensive
 * (`readFiles`).
 * @param form definition of the form in the visitor's language
 * @param values values as received
 * @param language language of the error messages
 */
export function checkEntry(
  form: FormDto,
  values: EntryValues,
  language: Locale,
): { data: CheckedEntry } | { errors: FieldErrors } {
  const { fields: shown } = visibleParts(form, entriesOf(form, values), isBox);
  const errors: [string, string[]][] = [];
  const entry: CheckedEntry = {
    answers: [],
    files: [],
    asksForCaptcha: false,
    consents: [],
    email: undefined,
    phone: undefined,
  };
  for (const field of fieldsOf(form)) {
    if (!shown.has(field.id.toLowerCase())) continue;
    const wrong = addField(entry, field, sent(values, field.alias), language);
    if (wrong.length > 0) errors.push([field.alias, wrong]);
  }
  return errors.length > 0 ? { errors: Object.fromEntries(errors) } : { data: entry };
}

/** Adds the answer to a visible field to `entry`. If it is invalid, returns its error messages instead. */
function addField(
  entry: CheckedEntry,
  field: FieldDto,
  { texts, files }: { texts: string[]; files: EncodedFile[] },
  language: Locale,
): string[] {
  const slug = fieldTypeOf(field);
  const { alias, caption } = field;
  if (slug === 'captcha') entry.asksForCaptcha = true;
  if (slug === undefined || slug === 'captcha' || slug === 'titleAndDescription' || slug === 'richText')
    return [];
  const held = isBox(field) ? texts.filter((text) => normalizeTick(text) === 'true').slice(0, 1) : texts;
  if (held.length === 0 && files.length === 0) {
    return field.required ? [field.requiredErrorMessage || entryText('required', language, caption)] : [];
  }
  const invalid = [invalidText(field, language)];
  if (slug === 'fileUpload') {
    if (held.length > 0 || !areCountsValid(field, files)) return invalid;
    entry.files.push({ field, files });
    entry.answers.push({
      alias,
      caption,
      value: files.map(({ fileName }) => cleanFileName(fileName)).join(', '),
    });
    return [];
  }
  if (files.length > 0) return invalid;
  if (field.type.supportsPreValues) {
    const chosen = [...new Set(held)].map((value) => field.preValues.find((one) => one.value === value));
    const known = chosen.filter((one) => one !== undefined);
    if (known.length < chosen.length || (slug !== 'multipleChoice' && chosen.length > 1)) return invalid;
    entry.answers.push({ alias, caption, value: known.map((one) => one.caption ?? one.value).join(', ') });
    return [];
  }
  if (isBox(field)) {
    if (slug === 'dataConsent')
      entry.consents.push([caption, field.settings.acceptCopy].filter(Boolean).join('\n'));
    entry.answers.push({ alias, caption, value: '✓' });
    return [];
  }
  const kind = field.settings.fieldType?.toLowerCase() ?? '';
  const isPhone = kind === 'tel';
  const text = normalizeAnswer({ alias, kind }, held[0] ?? '');
  if (held.length > 1 || (slug !== 'longAnswer' && !isLine(text))) return invalid;
  const wrong = slug === 'hidden' ? [] : checkText(field, text, language);
  if (wrong.length > 0) return wrong;
  if (kind === 'email') entry.email ??= text;
  const value = isPhone ? storedPhone(text) : text;
  if (isPhone) entry.phone ??= value;
  entry.answers.push({ alias, caption, value });
  return [];
}
