import { bytesOf, PATH_BYTES, SEGMENT_BYTES } from './addressLimits.ts';
import { foldPath, segmentsOf } from './foldPath.ts';
import type { ReservedNames } from './reservedNames.ts';

/** The reason why a page or redirect cannot have a URL path. */
export type AddressFault =
  /** `by`: the file, folder or page of the site that already uses the path. */
  { kind: 'reserved'; by: string } | { kind: 'longSegment'; segment: string } | { kind: 'longPath' };

/**
 * Names that no segment of a path may have, because each page has files with these names. Gatsby stores the data of the
 * home page as `index`, and static hosts redirect `/about/index` to `/about/`.
 */
const OF_PAGES = new Set(['index', 'index.html', 'page-data.json']);

function reservedBy(path: string, own: ReservedNames): string | undefined {
  const folded = foldPath(path);
  const ofPages = folded.find((segment) => OF_PAGES.has(segment));
  if (ofPages) return ofPages;
  for (let length = 1; length <= folded.length; length += 1) {
    const found = own.get(folded.slice(0, length).join('/'));
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns why a page or a redirect cannot have a path, or null if it can.
 * @param path such as `/en/about/`; may be percent-encoded
 * @param own paths that the site itself uses
 */
export function addressFault(path: string, own: ReservedNames): AddressFault | null {
  const segments = segmentsOf(path);
  const segment = segments.find((one) => bytesOf(one) > SEGMENT_BYTES);
  if (segment !== undefined) return { kind: 'longSegment', segment };
  if (bytesOf(`/${segments.map((one) => `${one}/`).join('')}`) > PATH_BYTES) return { kind: 'longPath' };
  const by = reservedBy(path, own);
  return by === undefined ? null : { kind: 'reserved', by };
}
