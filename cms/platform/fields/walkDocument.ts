import type { Block, Condition, Field } from 'payload';
import type { Locale } from '../locales/locales';
import { labelText } from '../labels/labelText';

export type Row = Record<string, unknown>;

/** A field that the walk visits, with its value. */
export interface Visit {
  field: Field & { name: string };
  /**
   * Value of the field. If the field is localized and the document was read in all locales, this is an object with a
   * value per locale.
   */
  value: unknown;
  /** Path of the field in the form, such as `blocks.2.title`. */
  path: string;
  /** Labels by which a person finds the field, such as `רכיב 3 (טקסט)`, `כותרת`. */
  trail: readonly string[];
}

interface Walk {
  /** The whole document, which the conditions of fields may read. */
  data: Row;
  /** Block types by slug, because fields refer to them by name. */
  blocks: Readonly<Record<string, Block>>;
  language: Locale;
}

const asRow = (value: unknown): Row =>
  value && typeof value === 'object' && !Array.isArray(value) ? (value as Row) : {};
const asRows = (value: unknown): Row[] => (Array.isArray(value) ? value.map(asRow) : []);

function isShown(field: Field, row: Row, { data }: Walk): boolean {
  if (!field.admin) return true;
  if ('hidden' in field.admin && field.admin.hidden) return false;
  const condition = 'condition' in field.admin ? (field.admin.condition as Condition) : undefined;
  // Conditions can be evaluated with data in all languages, because they read only select fields, which are not
  // localized.
  return (
    !condition ||
    Boolean(condition(data, row, { blockData: row, operation: 'update', path: [], user: null as never }))
  );
}

const BLOCK = { he: 'רכיב', en: 'block' };

/**
 * Walks the visible fields of a document at any depth, in the order of the form. A group is visited before its fields.
 * @param fields fields of a collection, a global, or a part of it
 * @param row the document or a part of it
 */
export function* walkDocument(
  fields: readonly Field[],
  row: Row,
  walk: Walk,
  path: readonly (number | string)[] = [],
  trail: readonly string[] = [],
): Generator<Visit> {
  for (const field of fields) {
    if (!isShown(field, row, walk)) continue;
    if (field.type === 'tabs') {
      for (const tab of field.tabs)
        yield* 'name' in tab && tab.name
          ? walkDocument(tab.fields, asRow(row[tab.name]), walk, [...path, tab.name], trail)
          : walkDocument(tab.fields, row, walk, path, trail);
      continue;
    }
    if (!('name' in field) || !field.name) {
      if ('fields' in field) yield* walkDocument(field.fields, row, walk, path, trail);
      continue;
    }
    const named = field as Field & { name: string };
    const value = row[named.name];
    const here = [...path, named.name];
    const names = [
      ...trail,
      labelText('label' in named ? named.label : undefined, named.name, walk.language),
    ];
    yield { field: named, value, path: here.join('.'), trail: names };
    if (field.type === 'group') yield* walkDocument(field.fields, asRow(value), walk, here, names);
    else if (field.type === 'array')
      for (const [index, one] of asRows(value).entries()) {
        const name = `${names.at(-1)} ${index + 1}`;
        yield* walkDocument(field.fields, one, walk, [...here, index], [...trail, name]);
      }
    else if (field.type === 'blocks')
      for (const [index, one] of asRows(value).entries()) {
        const type = String(one.blockType);
        const block = walk.blocks[type] ?? field.blocks.find(({ slug }) => slug === type);
        if (!block) continue;
        const name = labelText(block.labels?.singular, type, walk.language);
        const step = `${BLOCK[walk.language]} ${index + 1} (${name})`;
        yield* walkDocument(block.fields, one, walk, [...here, index], [...trail, step]);
      }
  }
}
