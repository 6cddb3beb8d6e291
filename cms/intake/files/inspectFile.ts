import { UPLOAD_EXTENSIONS, withJfif } from '@group/rules/files/uploadExtensions';
import { Mutex } from 'async-mutex';
import { fileTypeFromBuffer } from 'file-type';
import { FileFault } from '../../platform/documents/FileFault';
import { isOle } from '../../platform/documents/readOle';
import { cleanFileName } from '../../platform/files/cleanFileName';
import { FILE_KINDS, type Extension } from './fileKinds';
import { inspectOle } from './inspectOle';
import { inspectPackage } from './inspectPackage';
import { inspectPdf } from './inspectPdf';
import { inspectRtf } from './inspectRtf';
import { isPlainText } from './isPlainText';

interface ClaimedFile {
  /** File name that the visitor's browser sent. */
  name: string;
  bytes: Buffer;
  /** Allowed extensions, with or without a dot. */
  allowed: readonly string[];
}

export interface InspectedFile {
  /** Sanitised file name, always with an extension. */
  name: string;
  mimeType: string;
  /** Whether the file contains scripts, active fields, embedded objects or references to external content. */
  isActive: boolean;
}

/** Inspects one file at a time, to limit the memory and time that unpacking takes. */
const oneByOne = new Mutex();

const extensionOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

const isKnown = (extension: string): extension is Extension => extension in FILE_KINDS;

/**
 * Checks a visitor's file: its content must match its extension, and it must contain no program and no VBA project. The
 * MIME type from the browser is ignored. Phones and cloud drives may send a name without an extension; such a file gets
 * an extension that matches its content.
 * @throws FileFault if the file is rejected
 */
export async function inspectFile({ name, bytes, allowed }: ClaimedFile): Promise<InspectedFile> {
  const clean = cleanFileName(name);
  const known = withJfif(allowed.map((one) => one.trim().replace(/^\./, '').toLowerCase())).filter(isKnown);
  const given = extensionOf(clean);
  const extension =
    given === '' ? await extensionByContent(bytes, known) : known.find((one) => one === given);
  if (!extension) throw new FileFault('extension', `The form does not allow files of the kind "${given}"`);
  if (bytes.length === 0) throw new FileFault('empty', 'The file is empty');
  const isActive = await oneByOne.runExclusive(() => inspectContent(bytes, extension));
  return {
    name: given === '' ? `${clean}.${extension}` : clean,
    mimeType: FILE_KINDS[extension].mimeType,
    isActive,
  };
}

async function inspectContent(bytes: Buffer, extension: Extension): Promise<boolean> {
  const kind = FILE_KINDS[extension];
  switch (kind.container) {
    case 'text':
      if (!isPlainText(bytes)) throw new FileFault('text', 'The file contains other data than text');
      return false;
    case 'pdf':
      return inspectPdf(bytes);
    case 'rtf':
      return inspectRtf(bytes);
    case 'ole':
      if (!isOle(bytes) && (await isKnownKind(bytes)))
        throw new FileFault('content', 'The file is not a compound file');
      return inspectOle(bytes, kind.streams);
    case 'zip':
      return inspectZip(bytes, extension);
    case 'picture': {
      const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
      if (found?.mime === kind.mimeType) return false;
      const reason = found?.mime.startsWith('image/') ? 'picture' : 'content';
      throw new FileFault(reason, `The content is ${found?.mime ?? 'unknown'}`);
    }
  }
}

/** Checks whether the content has a known signature or is text, such as HTML. */
const isKnownKind = async (bytes: Buffer): Promise<boolean> =>
  (await fileTypeFromBuffer(bytes).catch(() => undefined)) !== undefined || isPlainText(bytes);

async function inspectZip(bytes: Buffer, extension: Extension): Promise<boolean> {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return inspectPackage(bytes, extension);
  // An encrypted Office document since 2007 is a compound file, not a zip archive. `inspectOle` reports it as
  // encrypted.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.ext === 'cfb') inspectOle(bytes);
  throw new FileFault('content', `The content is ${found?.mime ?? 'unknown'}`);
}

/**
 * Finds the allowed file type that matches the content. Text files are never found, because any content could be text.
 */
async function extensionByContent(
  bytes: Buffer,
  allowed: readonly Extension[],
): Promise<Extension | undefined> {
  const binary = UPLOAD_EXTENSIONS.filter(
    (one) => allowed.includes(one) && FILE_KINDS[one].container !== 'text',
  );
  for (const extension of binary) {
    try {
      await inspectContent(bytes, extension);
      return extension;
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      // The content is of this type but was rejected for another reason, such as a password. The caller's inspection
      // reports that reason.
      if (!['content', 'picture', 'damaged'].includes(error.reason)) return extension;
    }
  }
  return undefined;
}
