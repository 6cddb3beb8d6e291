import { isEmail } from './contactTexts';
import type { LetterContext, LetterRow, LetterValue } from './LetterRow';
import { formatDay, checkboxLabel } from '../../platform/labels/formatValues';

/** Value that a form entry stores for a ticked checkbox. */
const TICK = '✓';
/**
 * Recognizes phone fields by their name. The value is not enough, because an identity number can look like a phone
 * number.
 */
const PHONE_NAME = /phone|mobile|טלפון|נייד/i;

interface Answer {
  id?: unknown;
  caption?: unknown;
  value?: unknown;
  alias?: unknown;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Returns the letter's rows for a custom form, one per answer. Each row is labelled with the caption that the visitor
 * saw.
 * @param name field that holds the answers
 * @param doc the document
 */
export function answerRows(
  name: string,
  doc: Readonly<Record<string, unknown>>,
  { language }: Pick<LetterContext, 'language'>,
): LetterRow[] {
  const answers = Array.isArray(doc[name]) ? (doc[name] as Answer[]) : [];
  return answers.flatMap((answer, index): LetterRow[] => {
    const text = textOf(answer.value);
    const alias = textOf(answer.alias);
    const caption = textOf(answer.caption);
    if (!text) return [];
    const value = (): LetterValue => {
      if (text === TICK) return { kind: 'words', text: checkboxLabel(true, language) };
      if (isEmail(text)) return { kind: 'email', text };
      if (text === doc.phone || PHONE_NAME.test(`${alias} ${caption}`)) return { kind: 'phone', text };
      const day = formatDay(text, language);
      if (day !== undefined) return { kind: 'words', text: day };
      if (/^[\d\s.,:/+-]+$/.test(text)) return { kind: 'code', text };
      return { kind: text.includes('\n') || text.length > 80 ? 'prose' : 'words', text };
    };
    return [{ name: `${name}.${index}`, label: caption || alias, values: [value()] }];
  });
}
