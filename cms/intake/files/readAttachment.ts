import type { AccessArgs, AccessResult } from 'payload';
import { isStaff } from '../../platform/access/isStaff';

/**
 * Lets staff read the metadata of all files. Allows the download of a file only if it was found clean, or was stored
 * while virus scanning was off.
 */
export function readAttachment({ req, isReadingStaticFile }: AccessArgs): AccessResult {
  if (!isStaff({ req })) return false;
  return isReadingStaticFile ? { scanState: { in: ['clean', 'notScanned'] } } : true;
}
