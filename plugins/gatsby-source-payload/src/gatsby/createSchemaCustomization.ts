import type { CreateSchemaCustomizationArgs, PluginOptions } from 'gatsby';
import { resolveOptions, type OptionsInput } from '../options';
import { buildTypes } from '../types/buildTypes';
import { reportFailure } from './reportFailure';
import { loadSchemaModel } from './schemaCache';

/** Gatsby API: creates the GraphQL types of the content from the schema that `onPreBootstrap` saved. */
export async function createSchemaCustomization(
  { actions, cache, reporter, schema, store }: CreateSchemaCustomizationArgs,
  input: OptionsInput & PluginOptions,
): Promise<void> {
  const options = resolveOptions(input);
  await reportFailure(
    reporter,
    async () => {
      const model = await loadSchemaModel(cache, options);
      actions.createTypes(buildTypes(model, options.prefix, { schema, actions, store }));
    },
    true,
  );
}
