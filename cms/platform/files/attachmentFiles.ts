import { env } from '../env/env';
import { folderFiles } from './folderFiles';
import { s3Files } from './s3Files';
import type { StoredFiles } from './StoredFiles';

/** Storage of the files that visitors send. */
export const attachmentFiles: StoredFiles = env.s3
  ? s3Files(env.s3, 'attachments')
  : folderFiles(env.attachmentsDir);
