import { constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ListObjectsV2CommandOutput } from '@aws-sdk/client-s3';

/** Where the CMS keeps files, by collection: folders of DATA_DIR, or prefixes in the bucket. */
export const FILE_FOLDERS = ['media', 'attachments', 'residentFiles'];
/** The types that a bucket knows of its files, which a folder does not; browsers are told them. */
const TYPES = 'types.json';

/** The uploaded files, in folders or in a bucket. */
export interface Storage {
  /** Copies what the target does not have yet. */
  copy: (target: string) => Promise<void>;
  isEmpty: () => Promise<boolean>;
  /** Replaces the files with those of the source. */
  restore: (source: string) => Promise<void>;
}

const MISSING = new Set(['ENOENT', 'NoSuchKey']);

/** Paths of the files below a folder, relative to it. */
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    : [];

/** Ignores that a file was deleted while it was copied. */
const unlessGone = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    const { code = '', name = '' } = error as NodeJS.ErrnoException;
    if (!MISSING.has(code) && !MISSING.has(name)) throw error;
  }
};

const inFolders = (dataDir: string): Storage => ({
  async copy(target) {
    for (const name of FILE_FOLDERS)
      for (const file of filesIn(path.join(dataDir, name))) {
        const copy = path.join(target, name, file);
        if (existsSync(copy)) continue;
        mkdirSync(path.dirname(copy), { recursive: true });
        await unlessGone(copyFile(path.join(dataDir, name, file), copy, constants.COPYFILE_FICLONE));
      }
  },
  isEmpty: async () => FILE_FOLDERS.every((name) => filesIn(path.join(dataDir, name)).length === 0),
  async restore(source) {
    for (const name of FILE_FOLDERS) {
      const [from, to] = [path.join(source, name), path.join(dataDir, name)];
      rmSync(to, { recursive: true, force: true });
      if (existsSync(from)) renameSync(from, to);
    }
  },
});

async function readTypes(folder: string): Promise<Record<string, string>> {
  const file = path.join(folder, TYPES);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Record<string, string>) : {};
}

async function inBucket(env: NodeJS.ProcessEnv): Promise<Storage> {
  const { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3');
  const { S3_BUCKET: Bucket, S3_ENDPOINT: endpoint } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const client = new S3Client({
    region: env.S3_REGION || 'us-east-1',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  async function* keys(): AsyncGenerator<string> {
    for (const name of FILE_FOLDERS) {
      let ContinuationToken: string | undefined;
      do {
        const page: ListObjectsV2CommandOutput = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: `${name}/`, ContinuationToken }),
        );
        for (const { Key } of page.Contents ?? []) if (Key) yield Key;
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken);
    }
  }
  return {
    async copy(target) {
      const types = await readTypes(target);
      for await (const Key of keys()) {
        // Folder marks that consoles make, and names that would leave their folder.
        if (Key.endsWith('/') || path.posix.normalize(Key) !== Key) continue;
        const copy = path.join(target, Key);
        if (!copy.startsWith(target + path.sep) || existsSync(copy)) continue;
        mkdirSync(path.dirname(copy), { recursive: true });
        await unlessGone(
          client.send(new GetObjectCommand({ Bucket, Key })).then(async ({ Body, ContentType }) => {
            if (ContentType) types[Key] = ContentType;
            await writeFile(copy, (await Body?.transformToByteArray()) ?? '');
          }),
        );
      }
      await writeFile(path.join(target, TYPES), JSON.stringify(types));
    },
    async isEmpty() {
      for await (const _key of keys()) return false;
      return true;
    },
    async restore(source) {
      const [restored, types] = [new Set<string>(), await readTypes(source)];
      for (const name of FILE_FOLDERS)
        for (const file of filesIn(path.join(source, name))) {
          const Key = path.posix.join(name, file);
          restored.add(Key);
          const Body = await readFile(path.join(source, name, file));
          await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: types[Key] }));
        }
      for await (const Key of keys())
        if (!restored.has(Key)) await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
}

/** The storage of an environment: the bucket in S3_BUCKET, else folders of the data folder. */
export const storageOf = async (env: NodeJS.ProcessEnv, dataDir: string): Promise<Storage> =>
  env.S3_BUCKET ? inBucket(env) : inFolders(dataDir);
