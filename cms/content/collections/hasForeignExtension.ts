import { MEDIA_EXTENSIONS } from './mediaExtensions';

/**
 * True when the extension does not match the content: visitors would save an archive named `x.html` as a page.
 * @param filename stored file name
 * @param mimeType type of the content; unknown types never match
 */
export function hasForeignExtension(filename: string, mimeType: string): boolean {
  const extension = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase();
  return MEDIA_EXTENSIONS[mimeType]?.test(extension) === false;
}
