import type { AddressFault } from '@group/rules/addresses/addressFault';
import { PATH_BYTES, SEGMENT_BYTES } from '@group/rules/addresses/addressLimits';

/** Describes why a page's URL path is not allowed, as the end of a sentence for `addressMessage`. */
export function addressProblem(fault: AddressFault): string {
  if (fault.kind === 'reserved') return `is used by the site's own ${fault.by}`;
  return fault.kind === 'longPath'
    ? `has more than ${PATH_BYTES} bytes`
    : `has a part of more than ${SEGMENT_BYTES} bytes: ${fault.segment}`;
}

/** Returns the error message for a document whose URL path is not allowed. It tells editors what to do. */
export const addressMessage = (path: string, fault: AddressFault): string =>
  `The page address ${path} ${addressProblem(fault)}. Choose another address in the CMS.`;
