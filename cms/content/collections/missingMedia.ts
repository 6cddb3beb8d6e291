import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { UploadConfig } from 'payload';
import { env } from '../../platform/env';

type Handler = NonNullable<UploadConfig['handlers']>[number];

const notFound = () => Response.json({ errors: [{ message: 'There is no such file' }] }, { status: 404 });

async function isFile(filename: string): Promise<boolean> {
  const folder = path.resolve(env.mediaDir);
  const file = path.resolve(folder, filename);
  if (path.dirname(file) !== folder || filename.includes('\0')) return false;
  return stat(file).then(
    (stats) => stats.isFile(),
    (error: NodeJS.ErrnoException) => !['ENOENT', 'ENAMETOOLONG', 'ENOTDIR'].includes(error.code ?? ''),
  );
}

/**
 * Answers 404 for a missing media file or invalid name in the folder, where Payload answers 500. The S3 storage
 * handles this itself.
 */
export const missingMedia: Handler = (_req, { params: { filename } }) =>
  // Payload continues without a response, which its type does not declare for promises.
  (env.s3 ? Promise.resolve(true) : isFile(filename)).then((isThere) =>
    isThere ? undefined : notFound(),
  ) as Promise<Response>;
