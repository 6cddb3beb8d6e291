/** Removes deleted entries from a list of the CMS. */
export const known = <Value>(values: readonly (Value | null)[] | null | undefined): Value[] =>
  (values ?? []).filter((value): value is Value => value !== null);
