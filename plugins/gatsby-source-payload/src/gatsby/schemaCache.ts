import type { GatsbyCache } from 'gatsby';
import type { Options } from '../options';
import type { SchemaModel } from '../schema/SchemaModel';
import { SourceError } from '../SourceError';

const key = ({ serverUrl, prefix }: Options) => `schema ${serverUrl} ${prefix}`;

/** Saves the schema model in Gatsby's cache, from which workers load it. */
export async function saveSchemaModel(
  cache: GatsbyCache,
  options: Options,
  model: SchemaModel,
): Promise<void> {
  await cache.set(key(options), model);
}

/**
 * Loads the schema model that the main process saved.
 * @throws SourceError noSchema if there is none
 */
export async function loadSchemaModel(cache: GatsbyCache, options: Options): Promise<SchemaModel> {
  const model = (await cache.get(key(options))) as SchemaModel | undefined;
  if (model) return model;
  throw new SourceError('noSchema', `There is no schema of ${options.serverUrl} in the plugin's cache.`);
}
