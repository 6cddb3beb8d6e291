import type { FlattenedField } from 'payload';
import { answerRows } from './answerRows';
import { letterPartOf } from './inLetter';
import type { LetterContext, LetterRow, LetterValue } from './LetterRow';
import { labelText } from '../../platform/labels/labelText';
import { letterValue } from './letterValue';

type Doc = Readonly<Record<string, unknown>>;

/**
 * Converts a document to the rows of a letter, in the staff member's language. Omits empty and technical fields.
 * @param fields flattened fields of the collection; only read-only fields (`makeReadOnly`), which visitors submitted,
 *   are shown
 * @param doc the document with its related documents
 * @param context language and other values for the display
 */
export function letterRows(fields: readonly FlattenedField[], doc: Doc, context: LetterContext): LetterRow[] {
  const received = fields.filter((field) => 'admin' in field && field.admin && 'readOnly' in field.admin);
  const own = received.flatMap((field) => rowsOf(field, doc, context));
  const files = own.flatMap(({ values }) => values.filter((value) => value.kind === 'file'));
  const answers = received
    .filter((field) => letterPartOf(field) === 'answers')
    .flatMap((field) => answerRows(field.name, doc, context))
    .map((row) => ({ ...row, values: row.values.flatMap((value) => filesOf(value, files)) }));
  // Omits fields that repeat an answer. The inbox copies some answers into fields so that they can be searched.
  const answered = new Set(answers.flatMap(({ values }) => values.map(identity)));
  const rest = own.map((row) => ({
    ...row,
    values: row.values.filter((value) => !answered.has(identity(value))),
  }));
  return withoutRepeatedLinks([...answers, ...rest]).filter(({ values }) => values.length > 0);
}

/** Removes links to a page that an earlier row already links to. */
function withoutRepeatedLinks(rows: readonly LetterRow[]): LetterRow[] {
  const seen = new Set<string>();
  const isNew = (value: LetterValue): boolean => {
    if (value.kind !== 'link') return true;
    const { pathname } = new URL(value.href);
    const page = pathname.endsWith('/') ? pathname : `${pathname}/`;
    return !seen.has(page) && Boolean(seen.add(page));
  };
  return rows.map((row) => ({ ...row, values: row.values.filter(isNew) }));
}

const identity = (value: LetterValue): string =>
  JSON.stringify([value.text, 'href' in value ? value.href : null]);

/** Replaces an answer that consists of file names with the files themselves. */
function filesOf(answer: LetterValue, files: readonly LetterValue[]): LetterValue[] {
  const named = answer.text.split(', ').map((name) => files.find(({ text }) => text === name));
  return named.every((file) => file !== undefined) ? named : [answer];
}

function rowsOf(field: FlattenedField, doc: Doc, context: LetterContext, prefix = ''): LetterRow[] {
  const part = letterPartOf(field);
  const isHidden = 'admin' in field && field.admin?.hidden;
  if (isHidden || part === 'answers') return [];
  if (!context.whole && (part === 'none' || part === 'sender')) return [];
  const value = doc[field.name];
  if (field.type === 'group') {
    const group = (value ?? {}) as Doc;
    return field.flattenedFields.flatMap((inner) => rowsOf(inner, group, context, `${field.name}.`));
  }
  const all = Array.isArray(value) ? value : [value];
  const values = all.flatMap((one) => letterValue(field, one, context) ?? []);
  const label = labelText('label' in field ? field.label : undefined, field.name, context.language);
  return [{ name: `${prefix}${field.name}`, label, values }];
}
