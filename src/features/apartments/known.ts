/** The values of a list of the CMS, whose entries may be gone. */
export const known = <Value>(values: readonly (Value | null)[] | null | undefined): Value[] =>
  (values ?? []).filter((value): value is Value => value !== null);
