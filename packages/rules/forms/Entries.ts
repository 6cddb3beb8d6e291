/**
 * The values of a form field, in the form in which conditions compare them and requests send them. A field can have no
 * value, one or several.
 */
export type Entries = readonly string[];

/** The values of all fields of a form, by field alias. */
export type EntriesByAlias = Readonly<Record<string, Entries>>;
