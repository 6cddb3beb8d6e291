import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage';
import type { Config, Field, Plugin } from 'payload';
import { nobody } from '../access/nobody';
import { env } from '../env';
import { refuseAddress } from './refuseAddress';
import { refuseEmptyFile } from './refuseEmptyFile';
import { clientConfig } from './s3Client';
import type { S3Settings } from '../s3Settings';

/** Collections of files, each below a prefix of its own name. */
const SLUGS = ['media', 'attachments', 'residentFiles'] as const;

/** Fields in which the storage notes where a file lies: nobody's to read or write. */
const PLACE_FIELDS = new Set(['prefix', '_objectKey']);

const collectionsWith = <Options extends object>(optionsOf: (slug: (typeof SLUGS)[number]) => Options) =>
  Object.fromEntries(SLUGS.map((slug) => [slug, { prefix: slug, ...optionsOf(slug) }]));

/** The same address as of a file in a folder: the CMS answers it, so that its rules of access hold, and builds notice no difference. */
const fileUrl = (slug: string, filename: string): string =>
  `${env.cmsUrl}/api/${slug}/file/${encodeURIComponent(filename)}`;

async function inBucket(settings: S3Settings, config: Config): Promise<Config> {
  const { s3Storage } = await import('@payloadcms/storage-s3');
  const plugin = s3Storage({
    bucket: settings.bucket,
    config: clientConfig(settings),
    collections: collectionsWith((slug) => ({
      generateFileURL: ({ filename }: { filename: string }) => fileUrl(slug, filename),
    })),
  });
  // Browsers upload to the CMS alone, so that files are inspected; what the plugin adds to the admin for other uploads is left out.
  return { ...(await plugin({ ...config, admin: {} })), ...(config.admin && { admin: config.admin }) };
}

/** Only the fields, so that both ways have one schema and files can move from a folder to a bucket. */
const inFolder = (config: Config): Config | Promise<Config> =>
  cloudStoragePlugin({
    enabled: false,
    alwaysInsertFields: true,
    collections: collectionsWith(() => ({ adapter: null })),
  })(config);

const hidePlace = (field: Field): Field =>
  'name' in field && PLACE_FIELDS.has(field.name)
    ? ({ ...field, hidden: true, access: { create: nobody, update: nobody } } as Field)
    : field;

/**
 * Media, visitors' files and those for residents lie in a folder, or in S3-compatible storage where the environment names one. They are
 * sent, never fetched from elsewhere (`refuseAddress`).
 */
export const fileStorage: Plugin = async (config) => {
  const stored = await (env.s3 ? inBucket(env.s3, config) : inFolder(config));
  return {
    ...stored,
    collections: (stored.collections ?? []).map((collection) =>
      (SLUGS as readonly string[]).includes(collection.slug)
        ? {
            ...collection,
            fields: collection.fields.map(hidePlace),
            // Nor does the form offer it.
            upload:
              typeof collection.upload === 'object'
                ? { ...collection.upload, pasteURL: false }
                : collection.upload,
            hooks: {
              ...collection.hooks,
              beforeOperation: [refuseAddress, refuseEmptyFile, ...(collection.hooks?.beforeOperation ?? [])],
            },
          }
        : collection,
    ),
  };
};
