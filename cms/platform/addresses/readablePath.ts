/**
 * A path as people read it; one that is no proper encoding stays as it is, and leads nowhere.
 * @param path as a browser copies it
 * @param decode `decodeURI` keeps what separates the parts of an address; `decodeURIComponent` is for a single part
 */
export function readablePath(path: string, decode: (text: string) => string = decodeURI): string {
  try {
    return decode(path);
  } catch {
    return path;
  }
}
