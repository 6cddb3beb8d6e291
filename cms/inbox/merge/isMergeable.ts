/**
 * Matches that identify one person. A shared phone alone is not enough, because several people may use the same phone.
 */
const BY_ONE_PERSON: readonly unknown[] = ['both', 'email'];

/**
 * Checks whether an entry can be merged into its earlier entry.
 * @param same the shared contact details (`duplicateBy`)
 */
export const isMergeable = (same: unknown): boolean => BY_ONE_PERSON.includes(same);
