import { Readable } from 'node:stream';
import type { S3Settings } from '../env/s3Settings';
import { s3Client } from './s3Client';
import type { StoredFiles } from './StoredFiles';

/**
 * Stores files under a prefix in a bucket.
 * @param settings settings of the storage
 * @param prefix slug of the collection, without a slash
 */
export function s3Files(settings: S3Settings, prefix: string): StoredFiles {
  const place = (name: string) => ({ Bucket: settings.bucket, Key: `${prefix}/${name}` });
  return {
    async open(name) {
      const [{ GetObjectCommand, HeadObjectCommand, NotFound }, client] = await Promise.all([
        import('@aws-sdk/client-s3'),
        s3Client(settings),
      ]);
      try {
        const {
          ContentLength = 0,
          ContentType,
          ETag,
          LastModified = new Date(0),
        } = await client.send(new HeadObjectCommand(place(name)));
        return {
          size: ContentLength,
          modified: LastModified,
          tag:
            ETag?.replaceAll('"', '') ??
            `${ContentLength.toString(36)}-${LastModified.getTime().toString(36)}`,
          type: ContentType,
          async read(range) {
            const { Body } = await client.send(
              new GetObjectCommand({
                ...place(name),
                ...(ETag && { IfMatch: ETag }),
                ...(range && { Range: `bytes=${range.start}-${range.end}` }),
              }),
            );
            return Readable.toWeb(Body as Readable) as ReadableStream<Uint8Array>;
          },
        };
      } catch (error) {
        if (error instanceof NotFound) return null;
        throw error;
      }
    },
    async read(name) {
      const [{ GetObjectCommand, NoSuchKey }, client] = await Promise.all([
        import('@aws-sdk/client-s3'),
        s3Client(settings),
      ]);
      try {
        const { Body } = await client.send(new GetObjectCommand(place(name)));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async write(name, data, type) {
      const { PutObjectCommand } = await import('@aws-sdk/client-s3');
      const command = new PutObjectCommand({ ...place(name), Body: data, ContentType: type });
      await (await s3Client(settings)).send(command);
    },
    async remove(name) {
      const { DeleteObjectCommand } = await import('@aws-sdk/client-s3');
      await (await s3Client(settings)).send(new DeleteObjectCommand(place(name)));
    },
    async *olderThan(time) {
      const { paginateListObjectsV2 } = await import('@aws-sdk/client-s3');
      const start = `${prefix}/`;
      const pages = paginateListObjectsV2(
        { client: await s3Client(settings) },
        { Bucket: settings.bucket, Prefix: start },
      );
      for await (const { Contents = [] } of pages) {
        for (const { Key, LastModified } of Contents)
          if (Key && LastModified && LastModified.getTime() < time) yield Key.slice(start.length);
      }
    },
  };
}
