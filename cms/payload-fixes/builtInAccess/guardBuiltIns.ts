import type { CollectionConfig, GlobalConfig, SanitizedConfig } from 'payload';

/** Access rules and hooks to add to one of Payload's own collections. */
export type CollectionRules = Pick<CollectionConfig, 'access' | 'hooks'>;

interface BuiltInRules {
  collections: Readonly<Record<string, CollectionRules>>;
  globals: Readonly<Record<string, NonNullable<GlobalConfig['access']>>>;
}

/**
 * Returns a function that sets access rules, and adds hooks, for collections and globals that Payload itself adds. The
 * function changes the configuration in place.
 * @param rules by slug
 */
export const guardBuiltIns =
  ({ collections, globals }: BuiltInRules) =>
  (config: SanitizedConfig): SanitizedConfig => {
    for (const collection of config.collections) {
      const { access, hooks } = collections[collection.slug] ?? {};
      Object.assign(collection.access, access);
      collection.hooks.beforeChange = [
        ...(collection.hooks.beforeChange ?? []),
        ...(hooks?.beforeChange ?? []),
      ];
      collection.hooks.afterRead = [...(collection.hooks.afterRead ?? []), ...(hooks?.afterRead ?? [])];
    }
    for (const global of config.globals) Object.assign(global.access, globals[global.slug]);
    return config;
  };
