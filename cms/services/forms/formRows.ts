/** Anything of a form's rows as it is stored or typed in the admin: nothing in it is certain yet. */
type Loose = Record<string, unknown>;

const rows = (value: unknown): Loose[] =>
  Array.isArray(value) ? value.filter((row): row is Loose => row !== null && typeof row === 'object') : [];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A field of a form, as rules and editors know it. */
export interface NamedField {
  alias: string;
  caption: string;
  blockType: string;
  /** The editor's pattern; empty where there is none. */
  pattern: string;
}

/**
 * The fields of a form that have an alias, in their order.
 * @param form as it is stored, or as the admin holds it while it is typed
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
