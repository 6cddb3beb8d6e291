/** File extensions that a form may accept from visitors. None of these file types runs a program when it is opened. */
export const UPLOAD_EXTENSIONS = [
  'pdf',
  'doc',
  'docx',
  'odt',
  'rtf',
  'txt',
  'xls',
  'xlsx',
  'csv',
  'pptx',
  'jpg',
  'jpeg',
  'png',
  'gif',
  'webp',
  'heic',
] as const;

/**
 * Adds `jfif` to extensions that contain `jpg` or `jpeg`. Some browsers on Windows save JPEG pictures with this extension.
 * @param extensions in lower case, without dots
 */
export const withJfif = (extensions: readonly string[]): readonly string[] =>
  extensions.some((extension) => extension === 'jpg' || extension === 'jpeg')
    ? [...extensions, 'jfif']
    : extensions;

/** File extensions of pictures. A form that rejects a picture explains in which type to save it. */
export const PICTURE_EXTENSIONS: readonly string[] = [
  'jpg',
  'jpeg',
  'jfif',
  'png',
  'gif',
  'webp',
  'heic',
  'heif',
  'avif',
  'tif',
  'tiff',
  'bmp',
];
