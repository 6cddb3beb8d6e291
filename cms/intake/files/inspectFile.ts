import { Mutex } from 'async-mutex';
import { fileTypeFromBuffer } from 'file-type';
import { cleanFileName } from '../../platform/files/cleanFileName';
import { FILE_KINDS, type FileKind } from './fileKinds';
import { FileFault } from '../../platform/documents/FileFault';
import { refuseDanger, refuseZip } from './refuseDanger';

interface ClaimedFile {
  /** File name on the visitor's device. */
  name: string;
  bytes: Buffer;
  /** Allowed extensions, with or without a dot. */
  allowed: readonly string[];
}

export interface InspectedFile {
  extension: string;
  mimeType: string;
}

/** Inspects one file at a time, to bound the memory and time of unpacked content. */
const oneByOne = new Mutex();

/**
 * Checks that a file's content matches its extension and contains nothing executable. Ignores the MIME type of the
 * browser. Inspects zip archives before unpacking them.
 * @throws FileFault 'extension' for a kind that the form does not allow, 'type' for other or dangerous content
 */
export async function inspectFile({ name, bytes, allowed }: ClaimedFile): Promise<InspectedFile> {
  const extension = /\.([a-z0-9]+)$/i.exec(cleanFileName(name))?.[1]?.toLowerCase() ?? '';
  const kind = FILE_KINDS[extension];
  const asked = allowed.some((one) => one.trim().replace(/^\./, '').toLowerCase() === extension);
  if (!kind || !asked)
    throw new FileFault('extension', `The form does not allow files of the kind "${extension}"`);
  if (bytes.length === 0) throw new FileFault('type', 'The file is empty');
  return oneByOne.runExclusive(() => lookInto(bytes, extension, kind));
}

async function lookInto(bytes: Buffer, extension: string, kind: FileKind): Promise<InspectedFile> {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') await refuseZip(bytes);
  const signature = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime as string | undefined;
  if (kind.isText ? !isText(bytes, signature) : signature !== (kind.signature ?? kind.mimeType))
    throw new FileFault('type', `The content is ${signature ?? 'unknown'}, not ${extension}`);
  await refuseDanger(bytes, signature ?? '');
  if (kind.stream && !bytes.includes(Buffer.from(kind.stream, 'utf16le')))
    throw new FileFault('type', `The file contains no stream ${kind.stream}`);
  return { extension, mimeType: kind.mimeType };
}

/** Text in any encoding contains only these control characters: tab, line feed, form feed, carriage return. */
function isText(bytes: Buffer, signature: string | undefined): boolean {
  if (signature !== undefined) return false;
  return !bytes.some((byte) => byte < 32 && ![9, 10, 12, 13].includes(byte));
}
