/** Decodes a percent-encoded path. Returns it unchanged if the encoding is invalid. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Returns the segments of a path in the form in which a browser requests it: decoded, without a query, and with `.` and
 * `..` resolved.
 */
export function segmentsOf(path: string): string[] {
  const absolute = `http://site/${path.replace(/^[/\\]+/, '')}`;
  const { pathname } = URL.canParse(absolute) ? new URL(absolute) : { pathname: path };
  return decoded(pathname).split('/').filter(Boolean);
}

/**
 * Folds a path segment for comparison. File systems may ignore letter case, Unicode composition and trailing dots. A
 * file and its compressed form (`.br`) count as the same.
 */
const foldSegment = (segment: string): string =>
  segment
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/(?<![. ])[. ]+$/, '')
    .replace(/\.br$/, '');

/**
 * Returns the segments of a path in a form for comparison. Two paths that could collide in a file system have equal
 * results.
 */
export const foldPath = (path: string): string[] => segmentsOf(path).map(foldSegment).filter(Boolean);
