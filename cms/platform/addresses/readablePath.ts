/**
 * Decodes a URL path for display. A path with invalid encoding is returned unchanged.
 * @param path path as copied from a browser
 * @param decode `decodeURI` keeps encoded separators; use `decodeURIComponent` for a single path segment
 */
export function readablePath(path: string, decode: (text: string) => string = decodeURI): string {
  try {
    return decode(path);
  } catch {
    return path;
  }
}
