import type { PluginOptionsSchemaArgs } from 'gatsby';
import { DEFAULT_IMAGES } from '../options';

/** Gatsby API: returns the Joi schema of the plugin's options. The README explains the options. */
export function pluginOptionsSchema({ Joi }: PluginOptionsSchemaArgs) {
  const entity = Joi.alternatives(
    Joi.string().min(1),
    Joi.object({ slug: Joi.string().min(1).required(), type: Joi.string().min(1) }),
  );
  return Joi.object({
    serverUrl: Joi.string()
      .uri({ scheme: ['http', 'https'] })
      .required()
      .description('Address of the CMS, without the API route'),
    apiRoute: Joi.string()
      .pattern(/^\/[^?#]*[^/]$/)
      .default('/api')
      .description("Payload's routes.api"),
    apiKey: Joi.string()
      .min(1)
      .allow(null)
      .description('API key that may read the schema, and drafts in preview mode'),
    apiKeyCollection: Joi.string()
      .min(1)
      .default('services')
      .description('Collection the API key belongs to'),
    prefix: Joi.string()
      .pattern(/^[A-Z][A-Za-z0-9]*$/)
      .default('Cms')
      .description('Start of the name of every type'),
    collections: Joi.array()
      .items(entity)
      .min(1)
      .when('versionsRoute', { not: Joi.exist(), then: Joi.required() })
      .description('Collections to source; without them all collections and globals of versionsRoute'),
    globals: Joi.array().items(entity).default([]).description('Globals to source'),
    locales: Joi.array()
      .items(Joi.string().min(1))
      .min(1)
      .unique()
      .required()
      .description("The CMS's locales"),
    defaultLocale: Joi.string()
      .valid(Joi.in('locales'))
      .description('Locale that comes first among the alternates; the first of the locales unless given'),
    tombstones: Joi.alternatives(Joi.string().min(1), Joi.valid(false))
      .default('tombstones')
      .description(
        'Collection of deletions {collectionSlug, documentId, createdAt}; false compares lists of ids instead',
      ),
    versionsRoute: Joi.string()
      .pattern(/^\/[^?#]*$/)
      .description('Where the CMS tells when each collection and global last changed'),
    languagesField: Joi.string()
      .min(1)
      .default('languages')
      .description('Field that lists the locales of a document'),
    pathField: Joi.string().min(1).default('path').description('Field that holds the path of a page'),
    blockTypes: Joi.object()
      .pattern(Joi.string(), Joi.string())
      .default({})
      .description('GraphQL type of a block slug, where the name does not tell'),
    preview: Joi.boolean().default(false).description('Source drafts'),
    images: Joi.object({
      formats: Joi.array()
        .items(Joi.string().valid('auto', 'jpg', 'png', 'webp', 'avif'))
        .min(1)
        .default(DEFAULT_IMAGES.formats),
      placeholder: Joi.string().valid('dominantColor', 'blurred', 'none').default(DEFAULT_IMAGES.placeholder),
      quality: Joi.number().integer().min(1).max(100).default(DEFAULT_IMAGES.quality),
      breakpoints: Joi.array()
        .items(Joi.number().integer().positive())
        .min(1)
        .default(DEFAULT_IMAGES.breakpoints),
    })
      .default(DEFAULT_IMAGES)
      .description("Defaults of the image fields' arguments"),
    pageSize: Joi.number().integer().min(1).max(1000).default(100).description('Documents per request'),
    concurrency: Joi.number().integer().min(1).max(32).default(4).description('Requests at a time'),
    timeout: Joi.number().integer().min(100).default(30_000).description('Milliseconds an answer may take'),
    retries: Joi.number()
      .integer()
      .min(0)
      .max(10)
      .default(4)
      .description('Further attempts when the CMS cannot answer'),
  }).when(Joi.object({ preview: Joi.valid(true).required() }).unknown(), {
    then: Joi.object({ apiKey: Joi.string().min(1).required() }),
  });
}
