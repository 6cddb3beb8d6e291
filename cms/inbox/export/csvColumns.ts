import type { FlattenedField } from 'payload';
import type { Locale } from '../../platform/locales';
import { documentText } from '../letter/documentText';
import { labelText, optionText } from '../../platform/fields/labelText';

export interface CsvColumn {
  title: string;
  textOf: (doc: Readonly<Record<string, unknown>>) => string;
}

const TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Jerusalem',
  dateStyle: 'short',
  timeStyle: 'short',
});
const WORDS = {
  he: { yes: 'כן', no: 'לא', createdAt: 'מועד' },
  en: { yes: 'Yes', no: 'No', createdAt: 'Time' },
};
/** Of no use outside of the admin. */
const LEFT_OUT = new Set(['id', 'updatedAt', 'deletedAt']);

/**
 * The columns of a collection's export: its fields in their order, groups opened up, without what is hidden in the admin.
 * @param fields of the collection
 * @param language of titles, options and words
 */
export function csvColumns(fields: readonly FlattenedField[], language: Locale): CsvColumn[] {
  return fields.flatMap((field): CsvColumn[] => {
    if (LEFT_OUT.has(field.name) || ('admin' in field && field.admin?.hidden)) return [];
    const label = 'label' in field ? field.label : undefined;
    const fallback = field.name === 'createdAt' ? WORDS[language].createdAt : field.name;
    const title = field.name === 'createdAt' ? fallback : labelText(label, fallback, language);
    const valueOf = (doc: Readonly<Record<string, unknown>>): unknown => doc[field.name];
    if (field.type === 'group') {
      return csvColumns(field.flattenedFields, language).map((inner) => ({
        title: `${title}: ${inner.title}`,
        textOf: (doc) => inner.textOf((valueOf(doc) ?? {}) as Record<string, unknown>),
      }));
    }
    return [{ title, textOf: (doc) => valueText(field, valueOf(doc), language) }];
  });
}

function valueText(field: FlattenedField, value: unknown, language: Locale): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((one) => valueText(field, one, language)).join('\n');
  if (field.type === 'checkbox') return value ? WORDS[language].yes : WORDS[language].no;
  if (field.type === 'date') return TIME.format(new Date(String(value)));
  if (field.type === 'select' || field.type === 'radio') return optionText(field.options, value, language);
  if (typeof value !== 'object') return String(value);
  if (field.type === 'array') {
    const row = value as Record<string, unknown>;
    return field.flattenedFields
      .filter(({ name }) => name !== 'id')
      .map((inner) => valueText(inner, row[inner.name], language))
      .filter(Boolean)
      .join(' · ');
  }
  return objectText(value as Record<string, unknown>);
}

/** A related document by what people know it by; anything else as it is. */
function objectText(value: Record<string, unknown>): string {
  return documentText(value) ?? ('id' in value ? String(value.id as number) : JSON.stringify(value));
}
