import { PMTiles, type Source } from 'pmtiles';
import { pmtilesFile } from './pmtilesFile';

const BOX = { west: 34.2, south: 29.4, east: 35.9, north: 33.4 };
const tile = (z: number, x: number, y: number, text: string) => ({ z, x, y, data: Buffer.from(text) });

const inMemory = (file: Buffer): Source => ({
  getKey: () => 'memory',
  getBytes: (offset, length) => {
    const { buffer } = new Uint8Array(file.subarray(offset, offset + length));
    return Promise.resolve({ data: buffer });
  },
});

it('writes files that the library reads', async () => {
  const tiles = [tile(9, 305, 207, 'far'), tile(0, 0, 0, 'world'), tile(1, 1, 0, 'quarter')];
  const file = new PMTiles(inMemory(pmtilesFile(tiles, BOX)));
  expect(await file.getHeader()).toMatchObject({
    minZoom: 0,
    maxZoom: 9,
    minLon: BOX.west,
    minLat: BOX.south,
    maxLon: BOX.east,
    maxLat: BOX.north,
  });
  for (const { z, x, y, data } of tiles)
    expect(Buffer.from((await file.getZxy(z, x, y))?.data ?? new ArrayBuffer(0))).toEqual(data);
  expect(await file.getZxy(1, 0, 0)).toBeUndefined();
});
