import { bytesOf, PATH_BYTES, SEGMENT_BYTES } from './addressLimits.ts';
import { foldPath, segmentsOf } from './foldPath.ts';
import type { ReservedNames } from './reservedNames.ts';

/** Why no page can have an address. */
export type AddressFault =
  /** `by`: the file, folder or page of the site that uses the address. */
  { kind: 'reserved'; by: string } | { kind: 'longSegment'; segment: string } | { kind: 'longPath' };

/**
 * Names that no part of an address may have, because each page has files with these names. Gatsby calls the
 * data of the home page `index`, and static hosts redirect `/about/index` to `/about/`.
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
 * Returns why a page or a redirect cannot have an address; null if it can.
 * @param path such as `/en/about/`; encoded or not
 * @param own the site's own addresses
 */
export function addressFault(path: string, own: ReservedNames): AddressFault | null {
  const segments = segmentsOf(path);
  const segment = segments.find((one) => bytesOf(one) > SEGMENT_BYTES);
  if (segment !== undefined) return { kind: 'longSegment', segment };
  if (bytesOf(`/${segments.map((one) => `${one}/`).join('')}`) > PATH_BYTES) return { kind: 'longPath' };
  const by = reservedBy(path, own);
  return by === undefined ? null : { kind: 'reserved', by };
}
