/**
 * Returns the id of a related document, whether or not the relation is populated.
 * @param value value of the relation field
 * @returns undefined if the relation is empty
 */
export function relatedId(value: unknown): number | undefined {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'number' ? id : undefined;
}
