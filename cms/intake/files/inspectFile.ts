import { Mutex } from 'async-mutex';
import { fileTypeFromBuffer } from 'file-type';
import { cleanFileName } from './cleanFileName';
import { FILE_KINDS, type FileKind } from './fileKinds';
import { FileFault } from '../../platform/documents/FileFault';
import { refuseDanger, refuseZip } from './refuseDanger';

interface ClaimedFile {
  /** Name as the visitor's device has it. */
  name: string;
  bytes: Buffer;
  /** Extensions that the form takes, with or without a dot. */
  allowed: readonly string[];
}

export interface InspectedFile {
  extension: string;
  mimeType: string;
}

/** One file at a time: what an unpacked file takes of memory and time is taken once. */
const oneByOne = new Mutex();

/**
 * Looks into a file whether it is what its name says, and nothing that runs. What the browser says about its type counts for nothing.
 * Zip archives are inspected before anything unpacks them.
 * @throws FileFault 'extension' when the form does not take such files, 'type' when the content is another or dangerous
 */
export async function inspectFile({ name, bytes, allowed }: ClaimedFile): Promise<InspectedFile> {
  const extension = /\.([a-z0-9]+)$/i.exec(cleanFileName(name))?.[1]?.toLowerCase() ?? '';
  const kind = FILE_KINDS[extension];
  const asked = allowed.some((one) => one.trim().replace(/^\./, '').toLowerCase() === extension);
  if (!kind || !asked) throw new FileFault('extension', `Files of the kind "${extension}" are not taken`);
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
    throw new FileFault('type', `There is no ${kind.stream} in it`);
  return { extension, mimeType: kind.mimeType };
}

/** Text in any encoding has no control characters but these: tab, line feed, form feed, carriage return. */
function isText(bytes: Buffer, signature: string | undefined): boolean {
  if (signature !== undefined) return false;
  return !bytes.some((byte) => byte < 32 && ![9, 10, 12, 13].includes(byte));
}
