import type { GatsbyCache } from 'gatsby';
import type { Options } from '../options';
import type { SchemaModel } from '../schema/SchemaModel';
import { SourceError } from '../SourceError';

const key = ({ serverUrl, prefix }: Options) => `schema ${serverUrl} ${prefix}`;

/** Keeps the model where the workers find it. */
export async function saveSchemaModel(
  cache: GatsbyCache,
  options: Options,
  model: SchemaModel,
): Promise<void> {
  await cache.set(key(options), model);
}

/**
 * The model that the main process kept.
 * @throws SourceError noSchema
 */
export async function loadSchemaModel(cache: GatsbyCache, options: Options): Promise<SchemaModel> {
  const model = (await cache.get(key(options))) as SchemaModel | undefined;
  if (model) return model;
  throw new SourceError('noSchema', `There is no schema of ${options.serverUrl} in the plugin's cache.`);
}
