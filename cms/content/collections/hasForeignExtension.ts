/** Extensions that say the same as a type, where more than the type's own do. */
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
 * Whether a file's name says another kind than its content: `x.html` that is an archive is saved by a visitor as a page.
 * @param filename as it is stored
 * @param mimeType by its content; of a type that is not in the table nothing is said
 */
export function hasForeignExtension(filename: string, mimeType: string): boolean {
  const extension = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase();
  return EXTENSIONS[mimeType]?.test(extension) === false;
}
