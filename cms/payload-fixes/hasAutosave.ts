import type { CollectionConfig } from 'payload';

/** Checks whether the forms of a collection save input by themselves. */
export const hasAutosave = ({ versions }: Pick<CollectionConfig, 'versions'>): boolean =>
  typeof versions === 'object' && typeof versions.drafts === 'object' && Boolean(versions.drafts.autosave);
