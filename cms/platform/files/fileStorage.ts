import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage';
import type { Config, Field, Plugin } from 'payload';
import { nobody } from '../access/nobody';
import { env } from '../env/env';
import { storeSafely, withFileName } from './fileNames';
import { refuseAddress } from './refuseAddress';
import { refuseEmptyFile } from './refuseEmptyFile';
import { clientConfig } from './s3Client';
import type { S3Settings } from '../env/s3Settings';

/** Upload collections. The files of each are stored under a prefix with the collection's name. */
const SLUGS = ['media', 'attachments', 'residentFiles'] as const;

/** Fields in which the storage plugin stores where a file is. They are hidden from all users. */
const PLACE_FIELDS = new Set(['prefix', '_objectKey']);

const collectionsWith = <Options extends object>(optionsOf: (slug: (typeof SLUGS)[number]) => Options) =>
  Object.fromEntries(SLUGS.map((slug) => [slug, { prefix: slug, ...optionsOf(slug) }]));

/**
 * Returns the URL of a file in the CMS. It is the same for both kinds of storage, so that access rules always apply and
 * the site's build sees no difference.
 */
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
  // All uploads must go through the CMS, so that files are inspected. The plugin's admin components for direct uploads
  // to the bucket are therefore dropped.
  return { ...(await plugin({ ...config, admin: {} })), ...(config.admin && { admin: config.admin }) };
}

/**
 * Adds only the plugin's fields. Both kinds of storage then have the same database schema, and files can later be moved
 * to a bucket.
 */
const inFolder = (config: Config): Config | Promise<Config> =>
  cloudStoragePlugin({
    enabled: false,
    alwaysInsertFields: true,
    collections: collectionsWith(() => ({ adapter: null })),
  })(config);

const hidePrefixField = (field: Field): Field =>
  'name' in field && PLACE_FIELDS.has(field.name)
    ? ({ ...field, hidden: true, access: { create: nobody, update: nobody } } as Field)
    : field;

/**
 * Stores media and the files of visitors and residents in S3-compatible storage if it is configured, otherwise in a
 * folder. Uploads by URL are disabled (`refuseAddress`).
 */
export const fileStorage: Plugin = async (config) => {
  const stored = await (env.s3 ? inBucket(env.s3, config) : inFolder(config));
  return {
    ...stored,
    collections: (stored.collections ?? []).map((collection) =>
      (SLUGS as readonly string[]).includes(collection.slug)
        ? withFileName({
            ...collection,
            fields: collection.fields.map(hidePrefixField),
            // Removes the option to upload by URL from the form.
            upload:
              typeof collection.upload === 'object'
                ? { ...collection.upload, pasteURL: false }
                : collection.upload,
            hooks: {
              ...collection.hooks,
              beforeOperation: [
                refuseAddress,
                refuseEmptyFile,
                storeSafely,
                ...(collection.hooks?.beforeOperation ?? []),
              ],
            },
          })
        : collection,
    ),
  };
};
