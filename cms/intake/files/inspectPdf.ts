import { fileTypeFromBuffer } from 'file-type';
import { FileFault } from '../../platform/documents/FileFault';
import { opensWithoutPassword, pdfId } from '../../platform/documents/opensWithoutPassword';
import { stringAfter } from '../../platform/documents/pdfString';
import { readPdfObjects } from '../../platform/documents/readPdfObjects';
import { PROGRAM_NAME } from './holdsProgram';

/** Readers accept a header in the first kilobyte. */
const HEADER_WITHIN = 1_024;
const END = '%%EOF';
/** The last record of a zip archive: signature, length, and where its comment's length is. */
const ZIP_END = 'PK\x05\x06';
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_LENGTH = 20;
const ARCHIVE = /zip|rar|7z|gzip|x-tar|x-cfb|msdownload|elf/;
/** Names of actions and embedded files. */
const ACTIVE =
  /^(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoTo[ER]|Rendition|Movie)$/;
const NAME = /\/([^\0\s()<>[\]{}/%]+)/g;
const ENCRYPTION = /\/Encrypt[\0\s]+(\d{1,10})[\0\s]+(\d{1,5})[\0\s]+R/;

/** Decodes escapes: `/J#61vaScript` means `/JavaScript`. */
const unescapeName = (name: string): string =>
  name.replace(/#([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** Removes strings, so that a word in a text never matters. */
const withoutTexts = (text: string): string => text.replace(/\((?:\\[^]|[^\\()])*\)/g, '()');

/** Returns whether an object describes an attached file with the name of a program. */
const attachesProgram = (object: string): boolean =>
  /\/EF[\0\s<\d]/.test(object) &&
  ['F', 'UF'].some((key) =>
    PROGRAM_NAME.test(stringAfter(object, key).toString('latin1').replaceAll('\0', '')),
  );

const hasAction = (object: string): boolean =>
  [...withoutTexts(object).matchAll(NAME)].some(([, name = '']) => ACTIVE.test(unescapeName(name)));

/** Returns whether the file is encrypted but opens without a password. */
function isRestricted(source: string): boolean {
  const [, number, generation] = ENCRYPTION.exec(source) ?? [];
  if (number === undefined) return false;
  const start = new RegExp(`(?:^|[^0-9])${number}[\\0\\s]+${generation}[\\0\\s]+obj`).exec(source);
  const dictionary = start ? source.slice(start.index, source.indexOf('endobj', start.index)) : '';
  if (!opensWithoutPassword(dictionary, pdfId(source)))
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
 * @returns whether it contains scripts, actions or files, or cannot be examined
 * @throws FileFault
 */
export async function inspectPdf(bytes: Buffer): Promise<boolean> {
  const header = bytes.subarray(0, HEADER_WITHIN).indexOf('%PDF-');
  if (header < 0) throw new FileFault('content', 'The file is no PDF');
  const front = header > 0 ? await fileTypeFromBuffer(bytes).catch(() => undefined) : undefined;
  if (front && front.mime !== 'application/pdf') throw new FileFault('content', `The file is ${front.mime}`);
  await refuseSecondFile(bytes);
  if (isRestricted(bytes.toString('latin1'))) return true;
  try {
    const objects = await readPdfObjects(bytes);
    const all = [...objects.all];
    if (all.some(attachesProgram)) throw new FileFault('program', 'The PDF has a program attached');
    return all.some(hasAction);
  } catch (error) {
    if (error instanceof FileFault && error.reason === 'damaged') return true;
    throw error;
  }
}
