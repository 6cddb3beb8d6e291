import { constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ListObjectsV2CommandOutput } from '@aws-sdk/client-s3';

/**
 * Where the CMS stores uploaded files, one name per collection. Each is a folder in DATA_DIR or a prefix in the bucket.
 */
export const FILE_FOLDERS = ['media', 'attachments', 'residentFiles'];
/**
 * File in a backup that holds the MIME types of files from a bucket. A folder cannot store them, but browsers must
 * receive them after the restore.
 */
const TYPES = 'types.json';

/** Access to the uploaded files, which are stored in folders or in a bucket. */
export interface Storage {
  /** Copies the files that the target folder does not contain yet. */
  copy: (target: string) => Promise<void>;
  isEmpty: () => Promise<boolean>;
  /** Replaces all files with those of the source folder. */
  restore: (source: string) => Promise<void>;
}

const MISSING = new Set(['ENOENT', 'NoSuchKey']);

/** Returns the paths of all files in a folder and its subfolders, relative to the folder. */
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    : [];

/** Waits for the copying of a file. Ignores that the file was deleted meanwhile. */
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
        // Skip folder markers, which storage consoles create, and keys whose path would leave the target folder.
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

/** Returns the storage of an environment: the bucket in S3_BUCKET or, if it is not set, folders in DATA_DIR. */
export const storageOf = async (env: NodeJS.ProcessEnv, dataDir: string): Promise<Storage> =>
  env.S3_BUCKET ? inBucket(env) : inFolders(dataDir);
