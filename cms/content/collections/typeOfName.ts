import { MEDIA_EXTENSIONS } from './mediaExtensions';

/**
 * Returns the MIME type of a media file by its extension. The extension is reliable, because uploads with a wrong one
 * are rejected (`hasForeignExtension`).
 */
export function typeOfName(filename: string): string {
  const extension = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase();
  const found = Object.entries(MEDIA_EXTENSIONS).find(([, extensions]) => extensions.test(extension));
  return found?.[0] ?? 'application/octet-stream';
}
