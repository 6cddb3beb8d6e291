/** The texts of a field, as conditions compare and calls send them: none, one or several. */
export type Entries = readonly string[];

/** The entries of fields by alias. */
export type EntriesByAlias = Readonly<Record<string, Entries>>;
