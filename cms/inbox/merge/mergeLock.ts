/** Name of the lock for changes of the relations between entries of a collection. */
export const mergeLock = (slug: string): string => `merge ${slug}`;
