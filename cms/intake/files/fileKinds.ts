/** How the content of a file kind is recognized: by signature, or as text. */
export interface FileKind {
  /** MIME type for storage and delivery. */
  mimeType: string;
  /** Signature's type, where it differs: all old Office files have the same one. */
  signature?: string;
  /** Name of a stream that identifies an old Office file of this kind. */
  stream?: string;
  isText?: boolean;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OLD_OFFICE = 'application/x-cfb';

/** File kinds that a form may allow, by extension. None of them executes code when opened. */
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
