import type { CollectionConfig, GlobalConfig, SanitizedConfig } from 'payload';

/** Access rules and hooks that are added to a collection of Payload. */
export type CollectionRules = Pick<CollectionConfig, 'access' | 'hooks'>;

interface BuiltInRules {
  collections: Readonly<Record<string, CollectionRules>>;
  globals: Readonly<Record<string, NonNullable<GlobalConfig['access']>>>;
}

/**
 * Sets the access rules of collections and globals that Payload adds, and adds hooks. Mutates the configuration.
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
