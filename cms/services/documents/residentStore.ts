import { env } from '../../platform/env/env';
import { folderFiles } from '../../platform/files/folderFiles';
import { s3Files } from '../../platform/files/s3Files';
import type { StoredFiles } from '../../platform/files/StoredFiles';

/** Files for residents. */
export const residentStore: StoredFiles = env.s3
  ? s3Files(env.s3, 'residentFiles')
  : folderFiles(env.residentFilesDir);
