/** A box of an ISO file (MP4, QuickTime, HEIC). Offsets are those of the whole file. */
export interface Box {
  type: string;
  /** Where its header begins. */
  start: number;
  /** Where its content begins. */
  content: number;
  end: number;
}

const HEADER = 8;
const LONG_HEADER = 16;

/**
 * Reads the boxes of a part of a file, without those inside them.
 * @throws RangeError for a box that is longer than the part
 */
export function readBoxes(file: Buffer, from = 0, to = file.length): Box[] {
  const boxes: Box[] = [];
  let start = from;
  // QuickTime ends some lists with four empty bytes.
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
