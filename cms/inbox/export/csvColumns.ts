import { israelIso } from '@group/rules/time/israelTime';
import type { FlattenedField } from 'payload';
import type { Locale } from '../../platform/locales/locales';
import { documentText } from '../letter/documentText';
import { letterPartOf } from '../letter/inLetter';
import { systemLabel } from '../../platform/labels/formatValues';
import { labelText, optionText } from '../../platform/labels/labelText';

type Doc = Readonly<Record<string, unknown>>;

export interface CsvColumn {
  title: string;
  textOf: (doc: Doc) => string;
}

const WORDS = {
  he: { yes: 'כן', no: 'לא', createdAt: 'התקבלה ב' },
  en: { yes: 'Yes', no: 'No', createdAt: 'Arrived' },
};
/** Fields that mean nothing outside the admin, so the export omits them. */
const OMITTED_FIELDS = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt']);

/**
 * Checks whether the export omits a field, because the admin hides it or because it is a virtual field that only takes
 * input during a save.
 */
const isUnseen = (field: FlattenedField): boolean => {
  if (!('admin' in field) || !field.admin) return false;
  const isAnswer = 'virtual' in field && Boolean(field.virtual) && field.admin.disableListColumn;
  return Boolean(field.admin.hidden || isAnswer);
};

/** Values needed to convert fields to the text of CSV cells. */
export interface CsvLookups {
  /** Language of column titles, option labels and fixed texts. */
  language: Locale;
  /** Company names by company number. */
  companies: ReadonlyMap<number, string>;
}

/**
 * Returns the columns of a collection's CSV export: the arrival time first, then the visible fields in order. Each
 * field of a group becomes its own column.
 * @param fields fields of the collection
 * @param words values needed for the text of the cells
 */
export function csvColumns(fields: readonly FlattenedField[], words: CsvLookups): CsvColumn[] {
  const arrived = fields.some(({ name }) => name === 'createdAt')
    ? [{ title: WORDS[words.language].createdAt, textOf: (doc: Doc) => timeText(doc.createdAt) }]
    : [];
  return [...arrived, ...fieldColumns(fields, words)];
}

function fieldColumns(fields: readonly FlattenedField[], words: CsvLookups): CsvColumn[] {
  return fields.flatMap((field): CsvColumn[] => {
    if (OMITTED_FIELDS.has(field.name) || isUnseen(field)) return [];
    const title = labelText('label' in field ? field.label : undefined, field.name, words.language);
    const valueOf = (doc: Doc): unknown => doc[field.name];
    if (field.type === 'group') {
      return fieldColumns(field.flattenedFields, words).map((inner) => ({
        title: `${title}: ${inner.title}`,
        textOf: (doc) => inner.textOf((valueOf(doc) ?? {}) as Record<string, unknown>),
      }));
    }
    return [{ title, textOf: (doc) => valueText(field, valueOf(doc), words) }];
  });
}

const timeText = (value: unknown): string =>
  value
    ? israelIso(Date.parse(String(value)))
        .slice(0, 16)
        .replace('T', ' ')
    : '';

function valueText(field: FlattenedField, value: unknown, words: CsvLookups): string {
  const { language, companies } = words;
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((one) => valueText(field, one, words)).join('\n');
  const part = letterPartOf(field);
  if (part === 'company') return companies.get(Number(value)) ?? String(value);
  if (part === 'system') return systemLabel(String(value), language);
  if (field.type === 'checkbox') return value ? WORDS[language].yes : WORDS[language].no;
  if (field.type === 'date') return timeText(value);
  if (field.type === 'select' || field.type === 'radio') return optionText(field.options, value, language);
  if (typeof value !== 'object') return String(value);
  if (field.type === 'array') {
    const row = value as Record<string, unknown>;
    return field.flattenedFields
      .filter(({ name }) => name !== 'id')
      .map((inner) => valueText(inner, row[inner.name], words))
      .filter(Boolean)
      .join(' · ');
  }
  return objectText(value as Record<string, unknown>);
}

/** Returns the text of a related document. Other objects are shown by their id or as JSON. */
function objectText(value: Record<string, unknown>): string {
  return documentText(value) ?? ('id' in value ? String(value.id as number) : JSON.stringify(value));
}
