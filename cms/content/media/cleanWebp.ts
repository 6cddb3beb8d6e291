const RIFF_FRAME = 8;
const RIFF_HEADER = 12;
const CHUNK_HEADER = 8;
const VP8X_BYTES = 10;
const ANIM_BYTES = 6;
const ANMF_HEADER = 16;

const ANIMATION = 0x02;
const XMP = 0x04;
const ALPHA = 0x10;

interface Chunk {
  name: string;
  content: Buffer;
}

function readChunks(part: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  let at = 0;
  while (at + CHUNK_HEADER <= part.length) {
    const start = at + CHUNK_HEADER;
    const bytes = part.readUInt32LE(at + 4);
    chunks.push({
      name: part.toString('latin1', at, at + 4),
      content: part.subarray(start, start + bytes),
    });
    at = start + bytes + (bytes & 1);
  }
  return chunks;
}

function writeChunk({ content, name }: Chunk): Buffer {
  const header = Buffer.from(`${name}\0\0\0\0`, 'latin1');
  header.writeUInt32LE(content.length, 4);
  return Buffer.concat([header, content, Buffer.alloc(content.length & 1)]);
}

/**
 * Returns the chunks of one frame: its pixels and, if present, the transparency before them. Only the first of each is
 * kept, because decoders ignore the others.
 */
function imageChunks(chunks: readonly Chunk[]): Chunk[] {
  const at = chunks.findIndex(({ name }) => name === 'VP8 ' || name === 'VP8L');
  const alpha = chunks.slice(0, at).find(({ name }) => name === 'ALPH');
  return [...(alpha ? [alpha] : []), ...chunks.slice(at, at + 1)];
}

function cleanFrame({ content, name }: Chunk): Chunk {
  const image = imageChunks(readChunks(content.subarray(ANMF_HEADER))).map(writeChunk);
  return { name, content: Buffer.concat([content.subarray(0, ANMF_HEADER), ...image]) };
}

function animationChunks(chunks: readonly Chunk[]): Chunk[] {
  const settings = chunks.filter(({ name }) => name === 'ANIM').slice(0, 1);
  return [
    ...settings.map(({ content, name }) => ({ name, content: content.subarray(0, ANIM_BYTES) })),
    ...chunks.filter(({ name }) => name === 'ANMF').map(cleanFrame),
  ];
}

/** Returns the chunks to keep of a WebP in the extended format, which begins with a `VP8X` chunk. */
function extendedChunks({ content, name }: Chunk, chunks: readonly Chunk[], xmp: string): Chunk[] {
  const flags = content.readUInt8(0) & (ALPHA | ANIMATION);
  const header = Buffer.concat([
    Buffer.of(flags | (xmp ? XMP : 0), 0, 0, 0),
    content.subarray(4, VP8X_BYTES),
  ]);
  return [
    { name, content: header },
    ...(flags & ANIMATION ? animationChunks(chunks) : imageChunks(chunks)),
    ...(xmp ? [{ name: 'XMP ', content: Buffer.from(xmp) }] : []),
  ];
}

/**
 * Removes metadata, colour profile, unknown chunks and trailing data from a WebP. The bytes of the frames do not
 * change.
 * @param webp a WebP that can be decoded
 * @param xmp XMP metadata to add, or an empty string; ignored unless the file begins with a `VP8X` chunk
 */
export function cleanWebp(webp: Buffer, xmp: string): Buffer {
  const [first, ...rest] = readChunks(webp.subarray(RIFF_HEADER, RIFF_FRAME + webp.readUInt32LE(4)));
  if (!first) throw new RangeError('The WebP has no chunks');
  const kept = first.name === 'VP8X' ? extendedChunks(first, rest, xmp) : [first];
  const riff = { name: 'RIFF', content: Buffer.concat([Buffer.from('WEBP'), ...kept.map(writeChunk)]) };
  return writeChunk(riff);
}
