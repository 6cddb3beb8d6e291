import { env } from '../env/env';
import { folderFiles } from './folderFiles';
import { s3Files } from './s3Files';
import type { StoredFiles } from './StoredFiles';

/** Storage of the public files that editors upload. */
export const mediaFiles: StoredFiles = env.s3 ? s3Files(env.s3, 'media') : folderFiles(env.mediaDir);
