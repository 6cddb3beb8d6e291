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
 * Answers 404 for a media file that is not in the folder, or has no proper name; Payload itself would answer 500. Storage answers
 * itself.
 */
export const missingMedia: Handler = (_req, { params: { filename } }) =>
  // Payload goes on where there is no answer; its type knows promises of always one, or of never one.
  (env.s3 ? Promise.resolve(true) : isFile(filename)).then((isThere) =>
    isThere ? undefined : notFound(),
  ) as Promise<Response>;
