import type { CollectionSlug, GlobalSlug, SanitizedConfig } from 'payload';

/**
 * Property that marks hooks which announce public changes. A shared set of hooks would not work, because Next bundles
 * modules several times, so that several sets would exist.
 */
const ANNOUNCES = 'announcesPublicChange';

/**
 * Marks a hook as one that announces public changes of its collection or global to the site's build.
 * @param hook an `afterChange` hook
 * @returns the same hook
 */
export function markAnnouncing<Hook extends object>(hook: Hook): Hook {
  return Object.assign(hook, { [ANNOUNCES]: true });
}

/** Checks whether public changes of a collection or global are announced to the site's build. */
export const isAnnouncing = ({ hooks }: { hooks?: { afterChange?: readonly unknown[] } }): boolean =>
  Boolean(hooks?.afterChange?.some((hook) => typeof hook === 'function' && ANNOUNCES in hook));

/** The collections and globals from which the site is built. */
export interface PublicSources {
  collections: CollectionSlug[];
  globals: GlobalSlug[];
}

/**
 * Returns the collections and globals whose public changes are announced to the site's build.
 * @param config configuration of the CMS
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
