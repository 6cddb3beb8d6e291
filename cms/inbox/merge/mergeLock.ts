/** Name of the lock to hold while changing how entries of a collection relate to each other. */
export const mergeLock = (slug: string): string => `merge ${slug}`;
