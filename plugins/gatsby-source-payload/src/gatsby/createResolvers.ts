import type { CreateResolversArgs, PluginOptions } from 'gatsby';
import { resolveOptions, type OptionsInput } from '../options';
import { imageResolvers } from '../types/imageResolvers';
import { reportFailure } from './reportFailure';
import { loadSchemaModel } from './schemaCache';

/** Gatsby API: wraps Gatsby's fields of files with the site's defaults. */
export async function createResolvers(
  { cache, createResolvers: add, reporter }: CreateResolversArgs,
  input: OptionsInput & PluginOptions,
): Promise<void> {
  const options = resolveOptions(input);
  await reportFailure(
    reporter,
    async () => {
      const model = await loadSchemaModel(cache, options);
      const uploads = model.entities.filter(({ upload }) => upload).map(({ type }) => options.prefix + type);
      add(imageResolvers(uploads, options.images, makesPictures()));
    },
    true,
  );
}

/** Tells whether pictures are processed at build, by the rule of Gatsby's `shouldDispatchLocalImageServiceJob`. */
function makesPictures(): boolean {
  const { NODE_ENV, GATSBY_CLOUD_IMAGE_CDN = '' } = process.env;
  return NODE_ENV === 'production' && !['1', 'true'].includes(GATSBY_CLOUD_IMAGE_CDN);
}
