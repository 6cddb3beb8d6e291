import { constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the CMS keeps files, by collection: folders of DATA_DIR, or prefixes in the bucket. */
export const FILE_FOLDERS = ['media', 'attachments', 'residentFiles'];
/** The types that a bucket knows of its files, which a folder does not; browsers are told them. */
const TYPES = 'types.json';

/**
 * @typedef {object} Storage the uploaded files, wherever they lie
 * @property {(target: string) => Promise<void>} copy copies what is not in the target yet
 * @property {() => Promise<boolean>} isEmpty
 * @property {(source: string) => Promise<void>} restore puts the files in the place of those that are there
 */

const MISSING = new Set(['ENOENT', 'NoSuchKey']);

/** @param {string} folder @returns {string[]} files below it by their path in it */
const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    : [];

/** A file that is deleted meanwhile is none of what has to be copied. @param {Promise<unknown>} work */
const unlessGone = async (work) => {
  try {
    await work;
  } catch (error) {
    const { code = '', name = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!MISSING.has(code) && !MISSING.has(name)) throw error;
  }
};

/** @param {string} dataDir @returns {Storage} */
const inFolders = (dataDir) => ({
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

/** @param {string} folder @returns {Promise<Record<string, string>>} */
async function readTypes(folder) {
  const file = path.join(folder, TYPES);
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

/** @param {NodeJS.ProcessEnv} env @returns {Promise<Storage>} */
async function inBucket(env) {
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
  async function* keys() {
    for (const name of FILE_FOLDERS) {
      /** @type {string | undefined} */
      let ContinuationToken;
      do {
        const page = await client.send(
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
        // Marks of folders that consoles make, and names that would leave their folder.
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
      const [restored, types] = [new Set(), await readTypes(source)];
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

/**
 * The uploaded files of the CMS, in folders or in the bucket that S3_BUCKET names.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} dataDir
 */
export const storageOf = async (env, dataDir) => (env.S3_BUCKET ? inBucket(env) : inFolders(dataDir));
