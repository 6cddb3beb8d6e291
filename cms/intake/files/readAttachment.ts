import type { AccessArgs, AccessResult } from 'payload';
import { isStaff } from '../../platform/access/isStaff';

/** Staff read what is known of a file; the file itself only when no scan of it is open and none found anything. */
export function readAttachment({ req, isReadingStaticFile }: AccessArgs): AccessResult {
  if (!isStaff({ req })) return false;
  return isReadingStaticFile ? { scanState: { in: ['clean', 'notScanned'] } } : true;
}
