import type { UPLOAD_EXTENSIONS } from '@group/rules/files/uploadExtensions';

export type Extension = (typeof UPLOAD_EXTENSIONS)[number] | 'jfif';

/** Describes how the content of a file type is recognised. */
export interface FileKind {
  /** MIME type under which the file is stored and delivered. */
  mimeType: string;
  container: 'text' | 'pdf' | 'rtf' | 'ole' | 'zip' | 'picture';
  /** Names of streams in the compound file. The presence of one of them identifies an Office file from before 2007. */
  streams?: readonly string[];
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';

export const FILE_KINDS: Readonly<Record<Extension, FileKind>> = {
  pdf: { mimeType: 'application/pdf', container: 'pdf' },
  doc: { mimeType: 'application/msword', container: 'ole', streams: ['WordDocument'] },
  xls: { mimeType: 'application/vnd.ms-excel', container: 'ole', streams: ['Workbook', 'Book'] },
  docx: { mimeType: `${OFFICE}.wordprocessingml.document`, container: 'zip' },
  xlsx: { mimeType: `${OFFICE}.spreadsheetml.sheet`, container: 'zip' },
  pptx: { mimeType: `${OFFICE}.presentationml.presentation`, container: 'zip' },
  odt: { mimeType: 'application/vnd.oasis.opendocument.text', container: 'zip' },
  rtf: { mimeType: 'application/rtf', container: 'rtf' },
  txt: { mimeType: 'text/plain', container: 'text' },
  csv: { mimeType: 'text/csv', container: 'text' },
  jpg: { mimeType: 'image/jpeg', container: 'picture' },
  jpeg: { mimeType: 'image/jpeg', container: 'picture' },
  jfif: { mimeType: 'image/jpeg', container: 'picture' },
  png: { mimeType: 'image/png', container: 'picture' },
  gif: { mimeType: 'image/gif', container: 'picture' },
  webp: { mimeType: 'image/webp', container: 'picture' },
  heic: { mimeType: 'image/heic', container: 'picture' },
};
