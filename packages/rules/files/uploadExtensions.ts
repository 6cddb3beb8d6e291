/** Extensions of the files that a form may accept from visitors. None of these files runs a program when opened. */
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

/** Extensions of pictures, which some forms refuse with the way to a PDF. */
export const PICTURE_EXTENSIONS: readonly string[] = [
  'jpg',
  'jpeg',
  'png',
  'gif',
  'webp',
  'heic',
  'heif',
  'tif',
  'tiff',
  'bmp',
];
