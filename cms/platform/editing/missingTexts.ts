import type { Block, Condition, Field, PayloadRequest } from 'payload';
import { labelText } from '../labels/labelText';
import type { Locale } from '../locales/locales';
import { adminLanguage } from '../locales/adminLanguage';

type Row = Record<string, unknown>;

/** A required text that is missing. */
export interface Missing {
  /** Labels that lead to the field, from the outside in: block, row, field. */
  trail: readonly string[];
  /** Path of the field in the form. */
  path: string;
}

interface Where {
  /** The language whose texts are checked. */
  locale: Locale;
  /** Language of the texts in `row`, or `all`. Texts in other languages are read from `stored`. */
  written: unknown;
  /** The whole document, which the fields' conditions need. */
  data: Row;
  req: PayloadRequest;
  /** Names of fields that are required for publishing although their schema does not require them. */
  also: readonly string[];
}

const asRow = (value: unknown): Row =>
  value && typeof value === 'object' && !Array.isArray(value) ? (value as Row) : {};
const asRows = (value: unknown): Row[] => (Array.isArray(value) ? value.map(asRow) : []);

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

function textIn(sent: unknown, stored: unknown, { locale, written }: Where): unknown {
  if (locale === written) return sent;
  const all = asRow(written === 'all' ? sent : undefined);
  return locale in all ? all[locale] : asRow(stored)[locale];
}

/** Finds the stored row with the same id, which is how Payload matches rows. */
const storedOf = (row: Row, rows: unknown): Row => asRows(rows).find(({ id }) => id && id === row.id) ?? {};

function shown(field: Field, row: Row, { data, req }: Where): boolean {
  const condition =
    field.admin && 'condition' in field.admin ? (field.admin.condition as Condition) : undefined;
  if (!condition) return true;
  const { user } = req;
  return Boolean(
    condition(data, row, { blockData: row, operation: 'update', path: [], user: user as never }),
  );
}

function rowsOf(field: Field, req: PayloadRequest): ((row: Row, index: number) => [Field[], string]) | null {
  const language = adminLanguage(req.i18n);
  if (field.type === 'array')
    return (_row, index) => [field.fields, `${labelText(field.label, field.name, language)} ${index + 1}`];
  if (field.type !== 'blocks') return null;
  return ({ blockType }, index) => {
    const block: Block | undefined =
      (req.payload.blocks as Record<string, Block>)[String(blockType)] ??
      field.blocks.find(({ slug }) => slug === blockType);
    const name = labelText(block?.labels?.singular, String(blockType), language);
    return [block?.fields ?? [], `${language === 'he' ? 'רכיב' : 'block'} ${index + 1} (${name})`];
  };
}

/**
 * Finds missing required localized texts in one language of a document, including its blocks and rows.
 * @param fields fields of the document or of a part of it
 * @param row the data to save, in the language of the request
 * @param stored the stored data in all languages
 * @param where the language, and the context for field conditions
 * @param path path of `row` in the document
 */
export function missingTexts(
  fields: readonly Field[],
  row: Row,
  stored: Row,
  where: Where,
  path: readonly (number | string)[] = [],
): Missing[] {
  const language = adminLanguage(where.req.i18n);
  const within = (inner: readonly Field[], name?: string): Missing[] =>
    name
      ? missingTexts(inner, asRow(row[name]), asRow(stored[name]), where, [...path, name])
      : missingTexts(inner, row, stored, where, path);
  return fields.flatMap((field): Missing[] => {
    if (!shown(field, row, where)) return [];
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => within(tab.fields, 'name' in tab ? tab.name : undefined));
    const named = 'name' in field ? field.name : undefined;
    if ('fields' in field && field.type !== 'array') return within(field.fields, named);
    if (!named) return [];
    const localized = 'localized' in field && field.localized;
    const inRow = rowsOf(field, where.req);
    if (inRow && !localized)
      return asRows(row[named]).flatMap((one, index) => {
        const [inner, name] = inRow(one, index);
        const rest = { ...where, also: [] };
        const missing = missingTexts(inner, one, storedOf(one, stored[named]), rest, [...path, named, index]);
        return missing.map((one) => ({ ...one, trail: [name, ...one.trail] }));
      });
    const required = ('required' in field && field.required) || where.also.includes(named);
    if (!localized || !required || !isEmpty(textIn(row[named], stored[named], where))) return [];
    return [{ trail: [labelText(field.label, named, language)], path: [...path, named].join('.') }];
  });
}
