import type { FlattenedField } from 'payload';
import type { LetterRow } from '../letter/LetterRow';
import { letterRows } from '../letter/letterRows';

const MAX_LENGTH = 4000;

const prose = ({ values }: LetterRow): string[] =>
  values.filter(({ kind }) => kind === 'prose').map(({ text }) => text);

/**
 * Returns the text that a reply quotes: the long texts of a letter, without details such as contacts.
 * @param fields flattened fields of the collection
 * @param doc the document
 * @returns an empty string if there are no long texts
 */
export function quotedText(
  fields: readonly FlattenedField[],
  doc: Readonly<Record<string, unknown>>,
): string {
  const rows = letterRows(fields, doc, { language: 'he', siteUrl: 'http://localhost', companies: new Map() });
  return rows.flatMap(prose).join('\n\n').slice(0, MAX_LENGTH);
}
