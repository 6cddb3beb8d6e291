/** Texts of a field, as compared by conditions and sent in calls: none, one or several. */
export type Entries = readonly string[];

/** Entries of fields by alias. */
export type EntriesByAlias = Readonly<Record<string, Entries>>;
