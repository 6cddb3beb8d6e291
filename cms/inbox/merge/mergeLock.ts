/** The lock that two changes of what belongs to which document of a collection have in common. */
export const mergeLock = (slug: string): string => `merge ${slug}`;
