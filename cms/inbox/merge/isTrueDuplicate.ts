/** What a document has in common with an earlier one where it is by the same person: a phone may belong to several people. */
const BY_ONE_PERSON: readonly unknown[] = ['both', 'email'];

/**
 * Whether a document can be merged into the earlier one that it repeats.
 * @param same what both have in common (`duplicateBy`)
 */
export const isTrueDuplicate = (same: unknown): boolean => BY_ONE_PERSON.includes(same);
