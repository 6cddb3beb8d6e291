import { fileTypeFromBuffer } from 'file-type';
import { FileFault } from '../../platform/documents/FileFault';
import { opensWithoutPassword, pdfId } from '../../platform/documents/opensWithoutPassword';
import { readPdfObjects } from '../../platform/documents/readPdfObjects';
import { scanPdf } from '../../platform/documents/scanPdf';
import { PROGRAM_NAME } from './containsExecutable';

/**
 * Bytes at the start of the file in which the header must begin. PDF readers accept it anywhere in the first kilobyte.
 */
const HEADER_WITHIN = 1_024;
const END = '%%EOF';
/** End record of a zip archive: its signature, its length without a comment, and the offset of the comment's length. */
const ZIP_END = 'PK\x05\x06';
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_LENGTH = 20;
const ARCHIVE = /zip|rar|7z|gzip|x-tar|x-cfb|msdownload|elf/;
/** PDF names that stand for actions, embedded files or other active content. */
const ACTIVE =
  /^(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoTo[ER]|Rendition|Movie)$/;
const MAX_DICTIONARY = 8_000;
/** Limit for unpacked PDF objects. No CV needs more. */
const MAX_UNPACKED_BYTES = 10_000_000;
const ENCRYPTION = /\/Encrypt[\0\s]+(\d{1,10})[\0\s]+(\d{1,5})[\0\s]+R/;

/** Decodes a file name, which a PDF writes in brackets or in hexadecimal, with one or two bytes per letter. */
const nameOfFile = (text: string): string =>
  (text.startsWith('<')
    ? Buffer.from(text.slice(1, -1).replace(/\s/g, ''), 'hex').toString('latin1')
    : text.slice(1, -1)
  )
    .replaceAll('\0', '')
    .trim();

/**
 * Inspects one object of a PDF.
 * @returns whether it contains an action or a file, or cannot be read
 * @throws FileFault if a program is attached
 */
function inspectObject(object: string): boolean {
  let [isActive, hasFile, namesProgram] = [false, false, false];
  const isComplete = scanPdf(
    object,
    (name) => {
      isActive ||= ACTIVE.test(name);
      hasFile ||= name === 'EF';
    },
    (text, name) => {
      if (name === 'F' || name === 'UF') namesProgram ||= PROGRAM_NAME.test(nameOfFile(text));
    },
  );
  if (hasFile && namesProgram) throw new FileFault('program', 'The PDF has a program attached');
  return isActive || hasFile || !isComplete;
}

/** Returns whether the file is encrypted but opens without a password. */
function isRestricted(source: string): boolean {
  const encryption = ENCRYPTION.exec(source);
  if (!encryption) return false;
  const [, number, generation] = encryption;
  const start = new RegExp(`(?:^|[^0-9])${number}[\\0\\s]+${generation}[\\0\\s]+obj`).exec(source);
  const dictionary = start ? source.slice(start.index, start.index + MAX_DICTIONARY).split('endobj')[0] : '';
  const trailer = source.slice(
    Math.max(0, encryption.index - MAX_DICTIONARY),
    encryption.index + MAX_DICTIONARY,
  );
  if (!opensWithoutPassword(dictionary ?? '', pdfId(trailer)))
    throw new FileFault('password', 'The PDF opens only with a password');
  return true;
}

function endsAsZip(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf(ZIP_END, undefined, 'latin1');
  if (end < 0 || end + ZIP_END_BYTES > bytes.length) return false;
  return end + ZIP_END_BYTES + bytes.readUInt16LE(end + ZIP_COMMENT_LENGTH) === bytes.length;
}

async function refuseSecondFile(bytes: Buffer): Promise<void> {
  const end = bytes.lastIndexOf(END);
  const behind = end < 0 ? Buffer.alloc(0) : bytes.subarray(end + END.length);
  const kind = await fileTypeFromBuffer(Buffer.from(behind.toString('latin1').trimStart(), 'latin1')).catch(
    () => undefined,
  );
  if (endsAsZip(bytes) || (kind && ARCHIVE.test(kind.mime)))
    throw new FileFault('twoFiles', 'The PDF has an archive behind its end');
}

/**
 * Inspects a PDF.
 * @returns whether it contains scripts, actions or files, or cannot be inspected
 * @throws FileFault if the file is rejected
 */
export async function inspectPdf(bytes: Buffer): Promise<boolean> {
  const header = bytes.subarray(0, HEADER_WITHIN).indexOf('%PDF-');
  if (header < 0) throw new FileFault('content', 'The file is not a PDF');
  const front = header > 0 ? await fileTypeFromBuffer(bytes).catch(() => undefined) : undefined;
  if (front && front.mime !== 'application/pdf') throw new FileFault('content', `The file is ${front.mime}`);
  await refuseSecondFile(bytes);
  if (isRestricted(bytes.toString('latin1'))) return true;
  try {
    const objects = await readPdfObjects(bytes, MAX_UNPACKED_BYTES);
    let isActive = false;
    for (const object of objects.all) if (inspectObject(object)) isActive = true;
    return isActive;
  } catch (error) {
    if (error instanceof FileFault && error.reason === 'damaged') return true;
    throw error;
  }
}
