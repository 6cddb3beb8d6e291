import { env } from '../../platform/env/env';
import { folderFiles } from '../../platform/files/folderFiles';
import { s3Files } from '../../platform/files/s3Files';
import type { StoredFiles } from '../../platform/files/StoredFiles';

/** Storage for the files of residents: a bucket if S3 is configured, otherwise a local folder. */
export const residentStore: StoredFiles = env.s3
  ? s3Files(env.s3, 'residentFiles')
  : folderFiles(env.residentFilesDir);
