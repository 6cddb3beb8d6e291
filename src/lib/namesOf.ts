type Named = readonly ({ readonly name: string | null } | null)[] | null;

/** Returns the trimmed names of entries. Entries without a name are omitted. */
export const namesOf = (entries: Named): string[] =>
  (entries ?? []).flatMap((entry) => entry?.name?.trim() || []);
