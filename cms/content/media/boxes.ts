/**
 * A box, which is the basic unit of an ISO base media file (MP4, QuickTime, HEIC). Offsets count from the start of the
 * file.
 */
export interface Box {
  type: string;
  /** Offset of its header. */
  start: number;
  /** Offset of its content. */
  content: number;
  end: number;
}

const HEADER = 8;
const LONG_HEADER = 16;

/**
 * Reads the boxes in a part of a file, but not the boxes nested inside them.
 * @throws RangeError for a box that is longer than the part
 */
export function readBoxes(file: Buffer, from = 0, to = file.length): Box[] {
  const boxes: Box[] = [];
  let start = from;
  // QuickTime ends some lists with four zero bytes, which are too short for a header and therefore ignored.
  while (start + HEADER <= to) {
    const size = file.readUInt32BE(start);
    const isLong = size === 1;
    const length = isLong ? Number(file.readBigUInt64BE(start + HEADER)) : size === 0 ? to - start : size;
    const content = start + (isLong ? LONG_HEADER : HEADER);
    const end = start + length;
    if (end > to || end < content) throw new RangeError('A box is longer than its file');
    boxes.push({ type: file.toString('latin1', start + 4, start + HEADER), start, content, end });
    start = end;
  }
  return boxes;
}
