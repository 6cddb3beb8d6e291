/**
 * The number of a related document, however deep it was read.
 * @param value of a relation
 * @returns undefined where it leads to nothing
 */
export function relatedId(value: unknown): number | undefined {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'number' ? id : undefined;
}
