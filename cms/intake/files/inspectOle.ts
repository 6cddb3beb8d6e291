import { FileFault } from '../../platform/documents/FileFault';
import { readOle, type OleEntry, type OleFile } from '../../platform/documents/readOle';
import { containsExecutable, PROGRAM_NAME } from './containsExecutable';

const NATIVE_OBJECT = '\u0001Ole10Native';
/** Number of bytes to search for names. An embedded object begins with its name and the paths of its source file. */
const NATIVE_NAMES_BYTES = 2_000;
const MAX_OBJECTS = 50;
const LARGEST_OBJECT = 10_000_000;
/** Offset and mask of the "encrypted" flag in the header of a Word document ([MS-DOC] 2.5.2). */
const WORD_FLAGS = 0x0a;
const WORD_ENCRYPTED = 0x0100;
/**
 * Type of the record that marks an encrypted Excel workbook ([MS-XLS] 2.4.117). It is the second record of the stream.
 */
const FILE_PASS = 0x002f;

const startOf = (file: OleFile, entry: OleEntry, bytes: number): Buffer => {
  const start = file.read(entry, bytes);
  return start.length < bytes ? Buffer.concat([start, Buffer.alloc(bytes - start.length)]) : start;
};

function isEncrypted(file: OleFile, entry: OleEntry): boolean {
  const start = startOf(file, entry, 64);
  if (entry.name === 'WordDocument') return (start.readUInt16LE(WORD_FLAGS) & WORD_ENCRYPTED) !== 0;
  const second = 4 + start.readUInt16LE(2);
  return second + 2 <= start.length && start.readUInt16LE(second) === FILE_PASS;
}

function containsNamedProgram(object: Buffer): boolean {
  const names = object.subarray(0, NATIVE_NAMES_BYTES).toString('latin1').split('\0');
  return names.some((name) => PROGRAM_NAME.test(name));
}

/**
 * Inspects an Office file from before 2007, or an object that is embedded in a document.
 * @param streams stream names, of which one must be present; none for embedded objects
 * @returns whether it contains embedded objects
 * @throws FileFault if the file is rejected
 */
export function inspectOle(bytes: Buffer, streams: readonly string[] = []): boolean {
  const file = readOle(bytes);
  const named = (name: string) => file.entries.find((entry) => entry.isStream && entry.name === name);
  if (named('EncryptedPackage')) throw new FileFault('password', 'The document is encrypted');
  const main = streams.map(named).find((entry) => entry !== undefined);
  if (streams.length > 0 && !main) throw new FileFault('content', `The file has no stream ${streams.join()}`);
  if (main && isEncrypted(file, main)) throw new FileFault('password', 'The document is encrypted');
  if (named('_VBA_PROJECT')) throw new FileFault('macros', 'The document has a VBA project');
  const objects = file.entries.filter(({ name }) => name === NATIVE_OBJECT);
  if (objects.length > MAX_OBJECTS) throw new FileFault('damaged', 'The document embeds too many objects');
  for (const entry of objects) {
    const object = file.read(entry, LARGEST_OBJECT);
    if (containsNamedProgram(object) || containsExecutable(object))
      throw new FileFault('program', 'The document embeds a program');
  }
  return (
    objects.length > 0 || file.entries.some(({ name }) => name === 'ObjectPool' || name.startsWith('MBD'))
  );
}
