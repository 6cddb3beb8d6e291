/** Extensions of each type of media. */
export const MEDIA_EXTENSIONS: Readonly<Record<string, RegExp>> = {
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
