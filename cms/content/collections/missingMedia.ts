import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { UploadConfig } from 'payload';
import { env } from '../../platform/env';

type Handler = NonNullable<UploadConfig['handlers']>[number];

/** Answers 404 for a media file that is not there, or is no proper name; Payload itself would answer 500. */
export const missingMedia: Handler = async (_req, { params: { filename } }) => {
  const folder = path.resolve(env.mediaDir);
  const file = path.resolve(folder, filename);
  const isThere =
    path.dirname(file) === folder &&
    !filename.includes('\0') &&
    (await stat(file).then(
      (stats) => stats.isFile(),
      (error: NodeJS.ErrnoException) => !['ENOENT', 'ENAMETOOLONG', 'ENOTDIR'].includes(error.code ?? ''),
    ));
  if (isThere) return;
  return Response.json({ errors: [{ message: 'There is no such file' }] }, { status: 404 });
};
