import { MEDIA_EXTENSIONS } from './mediaExtensions';

/**
 * Checks whether a file's extension contradicts its content. Such files are rejected, because visitors would save, for
 * example, an archive named `x.html` as a web page.
 * @param filename stored file name
 * @param mimeType type of the content; for an unknown type the result is false
 */
export function hasForeignExtension(filename: string, mimeType: string): boolean {
  const extension = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase();
  return MEDIA_EXTENSIONS[mimeType]?.test(extension) === false;
}
