import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { FileFault } from './FileFault';
import { zipEntries, type ZipEntry } from './zipEntries';

const inflate = promisify(inflateRaw);

const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

export interface UnpackLimits {
  /** Maximum number of files in the archive. */
  entries: number;
  /** Maximum unpacked size of the wanted files, in bytes. */
  bytes: number;
}

const fault = (detail: string) => new FileFault('damaged', detail);

/** Returns the compressed bytes of a file, which follow its local header. */
function packedOf(bytes: Buffer, { name, start, packedBytes }: ZipEntry): { content: Buffer; end: number } {
  if (start + LOCAL_BYTES > bytes.length || bytes.readUInt32LE(start) !== LOCAL)
    throw fault(`${name} is not where the directory says`);
  const from = start + LOCAL_BYTES + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
  const end = from + packedBytes;
  if (end > bytes.length) throw fault(`${name} is cut off`);
  return { content: bytes.subarray(from, end), end };
}

/**
 * Rejects archives with duplicate names or overlapping entries. With these, a small archive could expand to a huge
 * size.
 * @throws FileFault
 */
function refuseShared(bytes: Buffer, entries: readonly ZipEntry[]): void {
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size < entries.length)
    throw fault('The archive holds two files of one name');
  let free = 0;
  for (const entry of [...entries].sort((one, other) => one.start - other.start)) {
    if (entry.start < free) throw fault('The files of the archive overlap');
    free = packedOf(bytes, entry).end;
  }
}

async function unpackOne(bytes: Buffer, entry: ZipEntry, most: number): Promise<Buffer> {
  const { name, method, unpackedBytes } = entry;
  if (unpackedBytes > most) throw fault(`${name} is too large`);
  if (method !== STORED && method !== DEFLATED) throw fault(`${name} is packed in an unknown way`);
  const { content } = packedOf(bytes, entry);
  // Allows one byte more than the declared size, so that a wrong size is noticed.
  const unpacked =
    method === STORED
      ? content
      : await inflate(content, { maxOutputLength: unpackedBytes + 1 }).catch(() => {
          throw fault(`${name} cannot be unpacked`);
        });
  if (unpacked.length !== unpackedBytes) throw fault(`${name} is not as large as it says`);
  return unpacked;
}

/**
 * Unpacks selected files of a zip archive without trusting the sizes it declares. Lets other requests run meanwhile.
 * `yauzl` is not used, because it accepts duplicate names, overlapping files and contradictory file counts.
 * @param bytes the archive
 * @param isWanted selects files by name
 * @param most limits for the number and size of the files
 * @returns files by name, in the order of the archive's directory
 * @throws FileFault if the archive is unreadable, encrypted, inconsistent or too large
 */
export async function unpackZip(
  bytes: Buffer,
  isWanted: (name: string) => boolean,
  most: UnpackLimits,
): Promise<Map<string, Buffer>> {
  const entries = zipEntries(bytes);
  if (!entries) throw fault('The archive cannot be read');
  if (entries.length > most.entries) throw fault('The archive holds too many files');
  if (entries.some(({ encrypted }) => encrypted)) throw fault('The archive is encrypted');
  refuseShared(bytes, entries);
  const parts = new Map<string, Buffer>();
  let left = most.bytes;
  for (const entry of entries.filter(({ name }) => isWanted(name))) {
    const content = await unpackOne(bytes, entry, left);
    left -= content.length;
    parts.set(entry.name, content);
  }
  return parts;
}
