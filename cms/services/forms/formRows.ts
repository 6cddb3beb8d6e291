/** A row of a form without a type. It can come from the database or from the form state of the admin panel. */
type Loose = Record<string, unknown>;

const rows = (value: unknown): Loose[] =>
  Array.isArray(value) ? value.filter((row): row is Loose => row !== null && typeof row === 'object') : [];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A field of a form with an alias. */
export interface NamedField {
  alias: string;
  caption: string;
  blockType: string;
  /** Regular expression that editors set for the field. Empty if there is none. */
  pattern: string;
}

/**
 * Lists the fields of a form that have an alias, in order.
 * @param form stored form, or the admin's form state
 */
export function namedFields(form: unknown): NamedField[] {
  const { pages } = (form ?? {}) as Loose;
  return rows(pages)
    .flatMap((page) => rows(page.fieldsets))
    .flatMap((fieldset) => rows(fieldset.columns))
    .flatMap((column) => rows(column.fields))
    .flatMap(({ alias, caption, blockType, pattern }) =>
      typeof alias === 'string' && alias
        ? [{ alias, caption: text(caption), blockType: String(blockType), pattern: text(pattern) }]
        : [],
    );
}
