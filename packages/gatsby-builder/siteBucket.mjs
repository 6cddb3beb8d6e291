import path from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import express from 'express';
import { cacheControl } from '../site-server/hosting.mjs';
import { obsoleteGraceMs } from './publish/obsoleteAssets.mjs';

/**
 * @typedef {object} SiteBucket The bucket that serves the public site
 * @property {string} name
 * @property {() => Promise<Map<string, string>>} list all object names with the MD5 of their content
 * @property {(name: string, body: Buffer) => Promise<void>} put uploads a file with the headers that belong to its name
 * @property {(name: string) => Promise<void>} remove
 * @property {(name: string) => Promise<string | null>} read resolves with null if the object does not exist
 * @property {number} graceMs how long obsolete assets are retained, in ms
 */

/**
 * Returns the HTTP headers of a file: content type, cache control and content encoding. A compressed file has the
 * content type of its original.
 * @param {string} name its path in the site
 */
export function bucketHeaders(name) {
  const plain = name.replace(/\.br$/, '');
  const { mime } = express.static;
  const type = mime.lookup(path.basename(plain));
  // Unknown extensions get `application/octet-stream`, which browsers do not execute.
  const charset = /^text\/|^application\/(javascript|json|manifest\+json|xml|rss\+xml)$/.test(type)
    ? '; charset=utf-8'
    : '';
  return {
    ContentType: `${type}${charset}`,
    CacheControl: cacheControl(plain),
    ...(plain !== name && { ContentEncoding: 'br' }),
  };
}

/**
 * Creates a client of the public site's bucket from environment variables.
 * @param {NodeJS.ProcessEnv} env
 * @returns {SiteBucket | null} null if no bucket is configured
 * @throws {Error} if a setting is missing or wrong
 */
export function siteBucket(env) {
  const Bucket = env.SITE_BUCKET;
  const { S3_ENDPOINT: endpoint, S3_REGION: region } = env;
  if (!Bucket) return null;
  if (Bucket === env.S3_BUCKET)
    throw new Error(
      'SITE_BUCKET must not be S3_BUCKET: SITE_BUCKET is public, and files that do not belong to the site are removed',
    );
  if (!endpoint && !region)
    throw new Error('SITE_BUCKET needs S3_REGION, or S3_ENDPOINT if the storage is not Amazon’s');
  const graceMs = obsoleteGraceMs(env);
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const client = new S3Client({
    region: region || 'us-east-1',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    name: Bucket,
    graceMs,
    async list() {
      /** @type {Map<string, string>} */
      const found = new Map();
      /** @type {string | undefined} */
      let Marker;
      do {
        // Use version 1 of `ListObjects`. It continues after an object name, which every S3 storage supports.
        const { Contents = [], IsTruncated } = await client.send(new ListObjectsCommand({ Bucket, Marker }));
        for (const { Key = '', ETag = '' } of Contents) found.set(Key, ETag.replaceAll('"', ''));
        Marker = IsTruncated ? Contents.at(-1)?.Key : undefined;
      } while (Marker !== undefined);
      return found;
    },
    async put(name, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key: name, Body, ...bucketHeaders(name) }));
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: name }));
    },
    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }));
        return Body ? await Body.transformToString() : null;
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null;
        throw error;
      }
    },
  };
}
