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

/** File extensions of pictures. Some forms reject pictures and explain how to make a PDF from them. */
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
