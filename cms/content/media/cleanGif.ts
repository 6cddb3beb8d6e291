const HEADER = 13;
const IMAGE = 0x2c;
const EXTENSION = 0x21;
const TIMING = 0xf9;
const APPLICATION = 0xff;
const TRAILER = 0x3b;

/** Bytes of an extension that follow its label: how long a frame shows, or how often all repeat. */
const TIMING_BYTES = 5;
const REPEAT_BYTES = 16;
const REPEATS: ReadonlySet<string> = new Set(['\x0bNETSCAPE2.0\x03\x01', '\x0bANIMEXTS1.0\x03\x01']);

/** Bytes of the colour table that a packed field announces. */
const coloursOf = (packed = 0): number => (packed & 0x80 ? 3 << ((packed & 7) + 1) : 0);

/** An extension without what programs added to it. Undefined for one that says nothing about frames. */
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

/** Removes comments, metadata and what follows the end of a GIF. Frames keep their bytes. */
export function cleanGif(gif: Buffer): Buffer {
  let at = HEADER + coloursOf(gif[10]);
  const kept = [gif.subarray(0, at)];
  while (gif[at] === IMAGE || gif[at] === EXTENSION) {
    const start = at;
    const isImage = gif[at] === IMAGE;
    // The descriptor of an image and the size of its codes, or the label of an extension.
    at += isImage ? 11 + coloursOf(gif[at + 9]) : 2;
    for (let length = gif[at] ?? 0; length > 0; length = gif[at] ?? 0) at += 1 + length;
    at += 1;
    const part = gif.subarray(start, at);
    const clean = isImage ? part : cleanExtension(part);
    if (clean) kept.push(clean);
  }
  return Buffer.concat([...kept, Buffer.of(TRAILER)]);
}
