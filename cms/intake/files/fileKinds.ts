/** How the content of a kind of file is recognised: by its own signature, or as text. */
export interface FileKind {
  /** Type it is stored and sent as. */
  mimeType: string;
  /** What the signature says, where that differs (all old Office files look alike). */
  signature?: string;
  /** Name of a stream that an old Office file of this kind has. */
  stream?: string;
  isText?: boolean;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OLD_OFFICE = 'application/x-cfb';

/** Every kind of file that a form may ask for, by extension. None of them runs anything when it is opened. */
export const FILE_KINDS: Readonly<Record<string, FileKind>> = {
  pdf: { mimeType: 'application/pdf' },
  doc: { mimeType: 'application/msword', signature: OLD_OFFICE, stream: 'WordDocument' },
  xls: { mimeType: 'application/vnd.ms-excel', signature: OLD_OFFICE, stream: 'Workbook' },
  docx: { mimeType: `${OFFICE}.wordprocessingml.document` },
  xlsx: { mimeType: `${OFFICE}.spreadsheetml.sheet` },
  pptx: { mimeType: `${OFFICE}.presentationml.presentation` },
  odt: { mimeType: 'application/vnd.oasis.opendocument.text' },
  rtf: { mimeType: 'application/rtf' },
  txt: { mimeType: 'text/plain', isText: true },
  csv: { mimeType: 'text/csv', isText: true },
  jpg: { mimeType: 'image/jpeg' },
  jpeg: { mimeType: 'image/jpeg' },
  png: { mimeType: 'image/png' },
  gif: { mimeType: 'image/gif' },
  webp: { mimeType: 'image/webp' },
  heic: { mimeType: 'image/heic' },
};
