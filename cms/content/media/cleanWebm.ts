const SEGMENT = 0x18538067;
/** Elements that hold notes by people or programs: tags and attachments. */
const NOTES: ReadonlySet<number> = new Set([0x1254c367, 0x1941a469]);
const VOID = 0xec;
const LONG_SIZE = 0x01;
const VOID_HEADER = 9;

interface Element {
  id: number;
  start: number;
  content: number;
  end: number;
}

/** Returns the length in bytes of a variable-length number from its first byte. */
const lengthOf = (first: number): number => Math.clz32(first) - 23;

/** Reads an element. If its size is unknown, it ends at the end of the file. */
function readElement(file: Buffer, start: number): Element {
  const idLength = lengthOf(file.readUInt8(start));
  const sizeAt = start + idLength;
  const first = file.readUInt8(sizeAt);
  const sizeLength = lengthOf(first);
  const content = sizeAt + sizeLength;
  let size = first & (0xff >> sizeLength);
  let isUnknown = size === 0xff >> sizeLength;
  for (let at = sizeAt + 1; at < content; at += 1) {
    const byte = file.readUInt8(at);
    isUnknown &&= byte === 0xff;
    size = size * 256 + byte;
  }
  const end = isUnknown ? file.length : content + size;
  if (end > file.length || idLength > 4 || sizeLength > 8)
    throw new RangeError('An element is longer than its file');
  return { id: file.readUIntBE(start, idLength), start, content, end };
}

/**
 * Turns an element into a `Void` element filled with zeros, which players skip. The following elements keep their
 * offsets.
 */
function erase(file: Buffer, { end, start }: Element): void {
  if (end - start < VOID_HEADER) return;
  file.fill(0, start, end);
  file.writeUInt8(VOID, start);
  file.writeUInt8(LONG_SIZE, start + 1);
  file.writeUIntBE(end - start - VOID_HEADER, start + 3, 6);
}

/**
 * Removes tags and attachments from a WebM video, because they can hold a location. They are overwritten, not cut out,
 * so that no offsets change.
 * @returns a cleaned copy, or null for a video that cannot be parsed
 */
export function cleanWebm(film: Buffer): Buffer | null {
  const data = Buffer.from(film);
  try {
    for (let at = 0; at < data.length;) {
      const element = readElement(data, at);
      if (NOTES.has(element.id)) erase(data, element);
      at = element.id === SEGMENT ? element.content : element.end;
    }
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
  return data;
}
