import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';

export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** An encoded vector tile. */
  readonly data: Uint8Array;
}

interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const HEADER_BYTES = 127;
const GZIP = 2;
const VECTOR_TILES = 1;

/** Encodes an unsigned integer as a varint, with seven bits per byte. */
function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))];
}

/** Builds a file of vector tiles in the PMTiles format, version 3, with a single directory. */
export function pmtilesFile(tiles: readonly Tile[], { west, south, east, north }: Box): Buffer {
  const entries = tiles
    .map(({ z, x, y, data }) => ({ id: zxyToTileId(z, x, y), data: gzipSync(data) }))
    .sort((one, other) => one.id - other.id);
  const directory = gzipSync(
    Buffer.from([
      ...varint(entries.length),
      ...entries.flatMap(({ id }, index) => varint(id - (entries[index - 1]?.id ?? 0))),
      ...entries.flatMap(() => varint(1)),
      ...entries.flatMap(({ data }) => varint(data.length)),
      // Offsets of the tiles. 1 means the start of the data; 0 means directly after the previous tile.
      ...entries.flatMap((_entry, index) => varint(index === 0 ? 1 : 0)),
    ]),
  );
  const metadata = gzipSync('{}');
  const content = Buffer.concat(entries.map(({ data }) => data));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const metadataAt = HEADER_BYTES + directory.length;
  const contentAt = metadataAt + metadata.length;
  [
    [HEADER_BYTES, directory.length],
    [metadataAt, metadata.length],
    [contentAt, 0],
    [contentAt, content.length],
    [entries.length, entries.length],
    [entries.length, 0],
  ]
    .flat()
    .slice(0, 11)
    .forEach((value, index) => header.writeBigUInt64LE(BigInt(value), 8 + index * 8));
  const zooms = tiles.map(({ z }) => z);
  // Header fields: clustered, compression of the directories, compression of the tiles, tile type, lowest zoom, highest
  // zoom.
  header.set([1, GZIP, GZIP, VECTOR_TILES, Math.min(...zooms), Math.max(...zooms)], 96);
  [west, south, east, north].forEach((degrees, index) =>
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4),
  );
  return Buffer.concat([header, directory, metadata, content]);
}
