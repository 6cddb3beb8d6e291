/**
 * Decodes a path for display; an invalid encoding is returned unchanged.
 * @param path as copied from a browser
 * @param decode `decodeURI` keeps separators; `decodeURIComponent` is for a single segment
 */
export function readablePath(path: string, decode: (text: string) => string = decodeURI): string {
  try {
    return decode(path);
  } catch {
    return path;
  }
}
