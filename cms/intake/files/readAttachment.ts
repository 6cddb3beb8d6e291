import type { AccessArgs, AccessResult } from 'payload';
import { isStaff } from '../../platform/access/isStaff';

/** Lets staff read all metadata, and download a file only when it is clean or scanning is off. */
export function readAttachment({ req, isReadingStaticFile }: AccessArgs): AccessResult {
  if (!isStaff({ req })) return false;
  return isReadingStaticFile ? { scanState: { in: ['clean', 'notScanned'] } } : true;
}
