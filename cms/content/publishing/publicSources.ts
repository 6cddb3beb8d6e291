import type { CollectionSlug, GlobalSlug, SanitizedConfig } from 'payload';

/** Marks a hook that announces public changes. A property, not a set of functions: Next bundles modules more than once. */
const ANNOUNCES = 'announcesPublicChange';

/**
 * Marks a hook as one that announces what the public sees of its collection or global.
 * @param hook an `afterChange` hook
 * @returns the same hook
 */
export function announces<Hook extends object>(hook: Hook): Hook {
  return Object.assign(hook, { [ANNOUNCES]: true });
}

/** Whether public changes of a collection or global are announced to the site’s build. */
export const isAnnouncing = ({ hooks }: { hooks?: { afterChange?: readonly unknown[] } }): boolean =>
  Boolean(hooks?.afterChange?.some((hook) => typeof hook === 'function' && ANNOUNCES in hook));

/** What the site is built from. */
export interface PublicSources {
  collections: CollectionSlug[];
  globals: GlobalSlug[];
}

/**
 * The collections and globals whose public changes are announced to the site's build: all that have the hooks, without a list to keep.
 * @param config the CMS's configuration
 */
export function publicSources({
  collections,
  globals,
}: Pick<SanitizedConfig, 'collections' | 'globals'>): PublicSources {
  return {
    collections: collections.filter(isAnnouncing).map(({ slug }) => slug as CollectionSlug),
    globals: globals.filter(isAnnouncing).map(({ slug }) => slug as GlobalSlug),
  };
}
