import type { CreateResolversArgs, PluginOptions } from 'gatsby';
import type { GraphQLSchema } from 'graphql';
import { resolveOptions, type OptionsInput } from '../options';
import { globalResolvers } from '../types/globalResolvers';
import { imageResolvers } from '../types/imageResolvers';
import { reportFailure } from './reportFailure';
import { loadSchemaModel } from './schemaCache';

/**
 * Gatsby API: adds the plugin's resolvers. A page that queries a global depends only on the queried fields, and images
 * use the default arguments of the options.
 */
export async function createResolvers(
  { cache, createNodeId, createResolvers: add, intermediateSchema, reporter }: CreateResolversArgs,
  input: OptionsInput & PluginOptions,
): Promise<void> {
  const options = resolveOptions(input);
  await reportFailure(
    reporter,
    async () => {
      const model = await loadSchemaModel(cache, options);
      const uploads = model.entities.filter(({ upload }) => upload).map(({ type }) => options.prefix + type);
      const queryFields = (intermediateSchema as GraphQLSchema).getQueryType()?.getFields() ?? {};
      add({ Query: globalResolvers(model, options, queryFields, createNodeId) });
      add(imageResolvers(uploads, options.images, processesImages()));
    },
    true,
  );
}

/**
 * Returns whether pictures are processed during the build. The rule must equal that of Gatsby's
 * `shouldDispatchLocalImageServiceJob`.
 */
function processesImages(): boolean {
  const { NODE_ENV, GATSBY_CLOUD_IMAGE_CDN = '' } = process.env;
  return NODE_ENV === 'production' && !['1', 'true'].includes(GATSBY_CLOUD_IMAGE_CDN);
}
