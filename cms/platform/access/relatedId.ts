/**
 * Id of a related document, populated or not.
 * @param value value of a relation
 * @returns undefined for an empty relation
 */
export function relatedId(value: unknown): number | undefined {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'number' ? id : undefined;
}
