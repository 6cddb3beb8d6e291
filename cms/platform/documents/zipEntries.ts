/** An entry in the directory of a zip archive. */
export interface ZipEntry {
  name: string;
  /** Compression method: 0 for uncompressed, 8 for deflate. */
  method: number;
  packedBytes: number;
  unpackedBytes: number;
  encrypted: boolean;
  /** Offset of the file's local header in the archive. */
  start: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const MAX_COMMENT = 65_535;

/**
 * Lists the entries of a zip archive without unpacking them.
 * @param bytes the archive
 * @returns null if the directory is unreadable or the archive has several parts
 */
export function zipEntries(bytes: Buffer): ZipEntry[] | null {
  const end = findEnd(bytes);
  if (end < 0) return null;
  const count = bytes.readUInt16LE(end + 10);
  // The archive stores the number of entries twice. Rejects archives where they differ, because readers disagree about
  // which one to use.
  if (bytes.readUInt16LE(end + 8) !== count) return null;
  let at = bytes.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > end || bytes.readUInt32LE(at) !== ENTRY) return null;
    const nameBytes = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
      method: bytes.readUInt16LE(at + 10),
      packedBytes: bytes.readUInt32LE(at + 20),
      unpackedBytes: bytes.readUInt32LE(at + 24),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      start: bytes.readUInt32LE(at + 42),
    });
    at += ENTRY_BYTES + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** Searches backwards from the end of the file, because only a comment may follow the end record. */
function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_BYTES - MAX_COMMENT);
  for (let at = bytes.length - END_BYTES; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  return -1;
}
