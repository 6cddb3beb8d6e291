import type { CollectionConfig } from 'payload';

const KEY = 'retentionDays';

/**
 * Returns the `custom` setting for a collection with personal data: its default retention period in days.
 * Administrators can override it in the retention settings.
 */
export const expiresAfter = (days: number): NonNullable<CollectionConfig['custom']> => ({ [KEY]: days });

/** Returns the default retention period of a collection in days, or undefined if documents are kept without limit. */
export const retentionDays = ({ custom }: Pick<CollectionConfig, 'custom'>): number | undefined =>
  custom?.[KEY] as number | undefined;
