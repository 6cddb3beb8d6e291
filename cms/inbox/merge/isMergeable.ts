/** Shared contacts that identify one person. People may share a phone. */
const BY_ONE_PERSON: readonly unknown[] = ['both', 'email'];

/**
 * True when an entry can be merged into its earlier one.
 * @param same the shared contact (`duplicateBy`)
 */
export const isMergeable = (same: unknown): boolean => BY_ONE_PERSON.includes(same);
