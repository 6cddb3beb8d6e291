import type { FlattenedField } from 'payload';
import { documentText } from './documentText';
import { isEmail } from './contactTexts';
import { letterPartOf } from './inLetter';
import { readablePath } from '../../platform/addresses/readablePath';
import { fileType } from '../../platform/documents/fileType';
import { optionText } from '../../platform/labels/labelText';
import type { LetterContext, LetterValue } from './LetterRow';
import {
  formatDateTime,
  formatMoney,
  notStatedLabel,
  systemLabel,
  checkboxLabel,
} from '../../platform/labels/formatValues';

type Related = Readonly<Record<string, unknown>>;

/**
 * Converts the value of a field to the form in which a letter shows it.
 * @returns null if the value is empty
 */
export function letterValue(
  field: FlattenedField,
  value: unknown,
  context: LetterContext,
): LetterValue | null {
  const { language } = context;
  if (field.type === 'checkbox' && value === null) return { kind: 'words', text: notStatedLabel(language) };
  if (value === null || value === undefined || value === '') return null;
  if (field.type === 'checkbox') return { kind: 'words', text: checkboxLabel(value === true, language) };
  if (field.type === 'date') return { kind: 'words', text: formatDateTime(String(value), language) };
  if (field.type === 'select' || field.type === 'radio')
    return { kind: 'words', text: optionText(field.options, value, language) };
  if (letterPartOf(field) === 'system') return { kind: 'words', text: systemLabel(String(value), language) };
  if (field.type === 'textarea') return { kind: 'prose', text: String(value) };
  if (field.type === 'number') return numberValue(field, Number(value), context);
  if (typeof value === 'object') return relatedValue(value as Related, context);
  // A relation that is still a plain number points to a deleted document, so nothing is shown.
  return typeof value === 'string' ? textValue(field.name, value, context) : null;
}

function numberValue(
  field: FlattenedField,
  value: number,
  { language, companies }: LetterContext,
): LetterValue {
  const part = letterPartOf(field);
  if (part === 'money') return { kind: 'words', text: formatMoney(value, language) };
  const company = part === 'company' ? companies.get(value) : undefined;
  return company === undefined ? { kind: 'code', text: String(value) } : { kind: 'words', text: company };
}

function textValue(name: string, text: string, { siteUrl }: LetterContext): LetterValue {
  if (/phone$/i.test(name)) return { kind: 'phone', text };
  if (/email$/i.test(name) && isEmail(text)) return { kind: 'email', text };
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return { kind: 'words', text };
  const { origin, pathname } = new URL(text);
  // Visitors can submit any URL, so only URLs of our own site become links.
  if (origin !== new URL(siteUrl).origin) return { kind: 'code', text };
  return { kind: 'link', text: readablePath(pathname), href: text };
}

/** Shows a related file as a download, a page as a link, and any other document as text. */
function relatedValue(related: Related, { language, siteUrl }: LetterContext): LetterValue | null {
  const { url, filesize, mimeType, paths } = related;
  const text = (typeof related.mimeType === 'string' && related.name) || documentText(related);
  if (typeof url === 'string' && typeof mimeType === 'string') {
    const name = String(text);
    return {
      kind: 'file',
      text: name,
      href: url,
      type: fileType(name, mimeType),
      bytes: Number(filesize ?? 0),
      isActive: related.isActive === true,
    };
  }
  const path = paths && (paths as Record<string, unknown>)[language];
  const other = paths && Object.values(paths).find((one) => typeof one === 'string');
  const target = typeof path === 'string' ? path : other;
  if (typeof target === 'string')
    return { kind: 'link', text: String(text ?? target), href: `${siteUrl}${encodeURI(target)}` };
  return text ? { kind: 'words', text: String(text) } : null;
}
