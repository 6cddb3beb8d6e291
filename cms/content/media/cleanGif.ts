const HEADER = 13;
const IMAGE = 0x2c;
const EXTENSION = 0x21;
const TIMING = 0xf9;
const APPLICATION = 0xff;
const TRAILER = 0x3b;

/**
 * Number of bytes to keep after an extension's label. The first extension holds a frame's duration, the second the
 * number of repetitions.
 */
const TIMING_BYTES = 5;
const REPEAT_BYTES = 16;
const REPEATS: ReadonlySet<string> = new Set(['\x0bNETSCAPE2.0\x03\x01', '\x0bANIMEXTS1.0\x03\x01']);

/** Returns the size in bytes of the colour table that a packed field declares. */
const coloursOf = (packed = 0): number => (packed & 0x80 ? 3 << ((packed & 7) + 1) : 0);

/**
 * Removes from an extension what programs added to it. Returns undefined if the extension holds neither timing nor
 * repetition, because it is then left out.
 */
function cleanExtension(extension: Buffer): Buffer | undefined {
  const label = extension[1];
  const content = extension.subarray(2);
  const bytes =
    label === TIMING && content[0] === TIMING_BYTES - 1
      ? TIMING_BYTES
      : label === APPLICATION && REPEATS.has(content.toString('latin1', 0, 14))
        ? REPEAT_BYTES
        : 0;
  return bytes ? Buffer.concat([extension.subarray(0, 2 + bytes), Buffer.of(0)]) : undefined;
}

/** Removes comments, metadata and trailing data from a GIF. The bytes of the frames do not change. */
export function cleanGif(gif: Buffer): Buffer {
  let at = HEADER + coloursOf(gif[10]);
  const kept = [gif.subarray(0, at)];
  while (gif[at] === IMAGE || gif[at] === EXTENSION) {
    const start = at;
    const isImage = gif[at] === IMAGE;
    // Skip the header of the block: an image's descriptor, colour table and code size, or an extension's label.
    at += isImage ? 11 + coloursOf(gif[at + 9]) : 2;
    for (let length = gif[at] ?? 0; length > 0; length = gif[at] ?? 0) at += 1 + length;
    at += 1;
    const part = gif.subarray(start, at);
    const clean = isImage ? part : cleanExtension(part);
    if (clean) kept.push(clean);
  }
  return Buffer.concat([...kept, Buffer.of(TRAILER)]);
}
