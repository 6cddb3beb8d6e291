import type { CollectionConfig } from 'payload';

const KEY = 'retentionDays';

/**
 * Value of `custom` of a collection with personal data: default retention in days. The retention settings override
 * it.
 */
export const expiresAfter = (days: number): NonNullable<CollectionConfig['custom']> => ({ [KEY]: days });

/** Default retention of a collection in days; undefined for unlimited. */
export const retentionDays = ({ custom }: Pick<CollectionConfig, 'custom'>): number | undefined =>
  custom?.[KEY] as number | undefined;
