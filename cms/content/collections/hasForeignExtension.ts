/** Extensions of types that have several. */
const EXTENSIONS: Readonly<Record<string, RegExp>> = {
  'image/jpeg': /^jpe?g$/,
  'image/png': /^png$/,
  'image/webp': /^webp$/,
  'image/avif': /^avif$/,
  'image/gif': /^gif$/,
  'image/svg+xml': /^svg$/,
  'video/mp4': /^(mp4|m4v)$/,
  'video/webm': /^webm$/,
  'application/pdf': /^pdf$/,
  'application/msword': /^doc$/,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': /^docx$/,
  'application/vnd.ms-excel': /^xls$/,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': /^xlsx$/,
  'application/zip': /^zip$/,
};

/**
 * True when the extension does not match the content: visitors would save an archive named `x.html` as a page.
 * @param filename stored file name
 * @param mimeType type of the content; unknown types never match
 */
export function hasForeignExtension(filename: string, mimeType: string): boolean {
  const extension = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase();
  return EXTENSIONS[mimeType]?.test(extension) === false;
}
