import type { CollectionSlug, GlobalSlug, SanitizedConfig } from 'payload';

/**
 * Marks hooks that announce public changes. A property, because Next bundles modules several times, which breaks a
 * shared set.
 */
const ANNOUNCES = 'announcesPublicChange';

/**
 * Marks a hook as announcing public changes of its collection or global.
 * @param hook an `afterChange` hook
 * @returns the same hook
 */
export function announces<Hook extends object>(hook: Hook): Hook {
  return Object.assign(hook, { [ANNOUNCES]: true });
}

/** True when public changes of a collection or global are announced to the site's build. */
export const isAnnouncing = ({ hooks }: { hooks?: { afterChange?: readonly unknown[] } }): boolean =>
  Boolean(hooks?.afterChange?.some((hook) => typeof hook === 'function' && ANNOUNCES in hook));

/** Sources of the site's build. */
export interface PublicSources {
  collections: CollectionSlug[];
  globals: GlobalSlug[];
}

/**
 * Collects collections and globals with announcing hooks.
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
