import { FileFault } from './FileFault';

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
/** Sector numbers from this value on are not sectors but markers, such as the end of a chain. */
const FIRST_MARK = 0xfffffffa;
/** Number of sectors with the allocation table that the header can list. */
const MAX_TABLE = 109;
const STORAGE = 1;
const STREAM = 2;
const ROOT = 5;

export interface OleEntry {
  name: string;
  isStream: boolean;
  /** Size of a stream in bytes. */
  size: number;
}

/** A compound file, the container of Office files before 2007 ([MS-CFB]). It holds storages and streams. */
export interface OleFile {
  entries: readonly OleEntry[];
  /** Reads up to `most` bytes from the start of a stream. */
  read: (entry: OleEntry, most: number) => Buffer;
}

export const isOle = (bytes: Buffer): boolean => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);

interface StoredEntry extends OleEntry {
  start: number;
}

/** Returns the sector numbers of a chain. If the chain is longer than the table, it contains a loop. */
function chainOf(table: readonly number[], start: number): number[] {
  const chain: number[] = [];
  for (let sector = start; sector < FIRST_MARK; sector = table[sector] ?? FIRST_MARK) {
    if (chain.length > table.length) throw new FileFault('damaged', 'A chain of sectors loops');
    chain.push(sector);
  }
  return chain;
}

function numbersOf(bytes: Buffer): number[] {
  const numbers: number[] = [];
  for (let at = 0; at + 4 <= bytes.length; at += 4) numbers.push(bytes.readUInt32LE(at));
  return numbers;
}

/** Wraps a function so that its value is computed only once. */
function once<Value>(compute: () => Value): () => Value {
  let known: { value: Value } | null = null;
  return () => (known ??= { value: compute() }).value;
}

function entryOf(bytes: Buffer): StoredEntry | null {
  const kind = bytes[66];
  if (kind !== STORAGE && kind !== STREAM && kind !== ROOT) return null;
  const name = bytes.toString('utf16le', 0, Math.max(0, Math.min(64, bytes.readUInt16LE(64)) - 2));
  return { name, isStream: kind === STREAM, start: bytes.readUInt32LE(116), size: bytes.readUInt32LE(120) };
}

/**
 * Reads the directory of a compound file.
 * @throws FileFault 'damaged'
 */
export function readOle(bytes: Buffer): OleFile {
  if (!isOle(bytes) || bytes.length < HEADER_BYTES)
    throw new FileFault('damaged', 'The file is not a compound file');
  const sectorBytes = 2 ** bytes.readUInt16LE(30);
  const smallBytes = 2 ** bytes.readUInt16LE(32);
  if (sectorBytes < 512 || sectorBytes > 4096 || smallBytes !== 64)
    throw new FileFault('damaged', 'The compound file has sectors of an unknown size');
  const sector = (number: number) => bytes.subarray((number + 1) * sectorBytes, (number + 2) * sectorBytes);
  const joined = (sectors: readonly number[]) => Buffer.concat(sectors.map(sector));

  const tableSectors = numbersOf(bytes.subarray(76, HEADER_BYTES));
  let next = bytes.readUInt32LE(68);
  const sectorCount = Math.ceil(bytes.length / sectorBytes);
  while (next < FIRST_MARK) {
    if (tableSectors.length > sectorCount + MAX_TABLE)
      throw new FileFault('damaged', 'The table of sectors loops');
    const numbers = numbersOf(sector(next));
    next = numbers.pop() ?? FIRST_MARK;
    tableSectors.push(...numbers);
  }
  const table = numbersOf(joined([...new Set(tableSectors)].filter((number) => number < FIRST_MARK)));
  const directory = joined(chainOf(table, bytes.readUInt32LE(48)));
  const stored: StoredEntry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
    const entry = entryOf(directory.subarray(at, at + ENTRY_BYTES));
    if (entry) stored.push(entry);
  }
  const root = stored[0];
  if (!root) throw new FileFault('damaged', 'The compound file has no directory');

  const largeFrom = bytes.readUInt32LE(56);
  const smallStreams = once(() => ({
    smallTable: numbersOf(joined(chainOf(table, bytes.readUInt32LE(60)))),
    small: joined(chainOf(table, root.start)),
  }));
  const readSmall = (start: number): Buffer => {
    const { smallTable, small } = smallStreams();
    const parts = chainOf(smallTable, start).map((number) =>
      small.subarray(number * smallBytes, (number + 1) * smallBytes),
    );
    return Buffer.concat(parts);
  };
  return {
    entries: stored,
    read: (entry, most) => {
      const { start, size } = entry as StoredEntry;
      const content = size < largeFrom ? readSmall(start) : joined(chainOf(table, start));
      return content.subarray(0, Math.min(size, most));
    },
  };
}
