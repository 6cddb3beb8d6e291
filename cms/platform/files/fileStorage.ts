import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage';
import type { Config, Field, Plugin } from 'payload';
import { nobody } from '../access/nobody';
import { env } from '../env/env';
import { storeSafely, withFileName } from './fileNames';
import { refuseAddress } from './refuseAddress';
import { refuseEmptyFile } from './refuseEmptyFile';
import { clientConfig } from './s3Client';
import type { S3Settings } from '../env/s3Settings';

/** Upload collections, each stored below a prefix of the same name. */
const SLUGS = ['media', 'attachments', 'residentFiles'] as const;

/** Fields in which the storage plugin stores a file's location; hidden from all users. */
const PLACE_FIELDS = new Set(['prefix', '_objectKey']);

const collectionsWith = <Options extends object>(optionsOf: (slug: (typeof SLUGS)[number]) => Options) =>
  Object.fromEntries(SLUGS.map((slug) => [slug, { prefix: slug, ...optionsOf(slug) }]));

/**
 * Address of a file in the CMS, the same for both storages, so that access rules apply and builds see no difference.
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
  // Uploads go through the CMS only, so that files are inspected. The plugin's admin components for direct uploads
  // are dropped.
  return { ...(await plugin({ ...config, admin: {} })), ...(config.admin && { admin: config.admin }) };
}

/** Adds only the fields, so that both storages have one schema and files can move to a bucket. */
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
 * Stores media, visitors' and residents' files in a folder, or in S3-compatible storage if configured. Uploads by
 * address are disabled (`refuseAddress`).
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
            // Removes the option from the form.
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
