import type { CollectionConfig } from 'payload';

const KEY = 'retentionDays';

/** Value of `custom` of a collection with personal data: days until documents are deleted, unless the retention settings say otherwise. */
export const expiresAfter = (days: number): NonNullable<CollectionConfig['custom']> => ({ [KEY]: days });

/** After how many days documents of a collection are deleted; undefined where they stay. */
export const retentionDaysOf = ({ custom }: Pick<CollectionConfig, 'custom'>): number | undefined =>
  custom?.[KEY] as number | undefined;
