/** Decodes a path. An invalid encoding stays unchanged. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Returns the parts of a path as a browser requests it: decoded, without a query, with resolved dot segments.
 */
export function segmentsOf(path: string): string[] {
  const absolute = `http://site/${path.replace(/^[/\\]+/, '')}`;
  const { pathname } = URL.canParse(absolute) ? new URL(absolute) : { pathname: path };
  return decoded(pathname).split('/').filter(Boolean);
}

/**
 * Folds a part of a path for comparison: file systems ignore case, composition of characters and trailing dots. A file and its compressed
 * form are the same.
 */
const foldSegment = (segment: string): string =>
  segment
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/(?<![. ])[. ]+$/, '')
    .replace(/\.br$/, '');

/** Folds the parts of a path for comparison. */
export const foldPath = (path: string): string[] => segmentsOf(path).map(foldSegment).filter(Boolean);
