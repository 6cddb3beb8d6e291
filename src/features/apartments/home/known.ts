/** Removes nulls from a list of CMS relations. A null is left where the related document was deleted. */
export const known = <Value>(values: readonly (Value | null)[] | null | undefined): Value[] =>
  (values ?? []).filter((value): value is Value => value !== null);
