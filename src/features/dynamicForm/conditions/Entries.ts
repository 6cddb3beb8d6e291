/** What a field holds, as conditions see it and as it is sent: nothing, one text or several. */
export type Entries = readonly string[];

/** The entries of every field that holds something, by alias. */
export type EntriesByAlias = Readonly<Record<string, Entries>>;
