import { mkdtemp, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { BuiltFiles } from './BuiltFiles';
import { ICON_FILES } from './drawIcons';
import { IconWriter } from './IconWriter';

const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="#1d4ed8"/></svg>',
);
const BLUE = [0x1d, 0x4e, 0xd8, 255];

let cms: Server;
let origin: string;
let files: Record<string, Buffer>;
const requests: string[] = [];

beforeAll(async () => {
  files = { '/icon.svg': SVG, '/icon.png': await sharp(SVG).resize(512).png().toBuffer() };
  cms = createServer(({ url = '' }, response) => {
    requests.push(url);
    const file = files[url];
    response.writeHead(file ? 200 : 404).end(file);
  });
  await new Promise<void>((done) => cms.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
});
afterAll(() => cms.close());
beforeEach(() => requests.splice(0));

const icon = (name: string) => ({
  url: `${origin}/${name}`,
  mimeType: name.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
});

const warn = jest.fn();
beforeEach(() => warn.mockClear());

async function startSite(writer = new IconWriter()) {
  const folder = await mkdtemp(path.join(tmpdir(), 'icons-'));
  const built = new BuiltFiles(folder);
  return {
    built,
    build: (chosen: object | null) =>
      writer.write(folder, () => Promise.resolve({ data: { brand: { icon: chosen } } }), built, { warn }),
    read: (file: string) => readFile(path.join(folder, file)),
  };
}

/** Returns the colour and opacity of a pixel on the diagonal of a picture. */
async function pixel(picture: Buffer, at: number): Promise<number[]> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = 4 * at * (info.width + 1);
  return [...data.subarray(start, start + 4)];
}

it.each(['icon.svg', 'icon.png'])('draws all icons from %s', async (name) => {
  const site = await startSite();
  await site.build(icon(name));
  for (const size of [32, 180, 512]) {
    const picture = await site.read(`icons/icon-${size}.png`);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    expect(await pixel(picture, size / 2)).toEqual(BLUE);
  }
  const svg = await site.read('icons/icon.svg');
  expect(await pixel(await sharp(svg).resize(64).png().toBuffer(), 32)).toEqual(BLUE);
});

it('gives phones an opaque icon', async () => {
  const site = await startSite();
  await site.build(icon('icon.svg'));
  expect(await pixel(await site.read('icons/icon-180.png'), 0)).toEqual([255, 255, 255, 255]);
  expect((await pixel(await site.read('icons/icon-512.png'), 0))[3]).toBe(0);
});

it('packs three sizes into favicon.ico', async () => {
  const site = await startSite();
  await site.build(icon('icon.svg'));
  const ico = await site.read('favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [at, size] of [16, 32, 48].entries()) {
    const [length, offset] = [ico.readUInt32LE(6 + 16 * at + 8), ico.readUInt32LE(6 + 16 * at + 12)];
    const { format, width } = await sharp(ico.subarray(offset, offset + length)).metadata();
    expect({ format, width }).toEqual({ format: 'png', width: size });
  }
});

it('writes the default icons without a choice, also after one', async () => {
  const site = await startSite();
  for (const choice of [null, icon('icon.svg'), null]) await site.build(choice);
  for (const file of ICON_FILES) {
    expect((await site.read(file)).equals(await readFile(path.join('static', file)))).toBe(true);
  }
});

it('reads and writes an icon once', async () => {
  const site = await startSite();
  await site.build(icon('icon.svg'));
  expect(site.built.changed.size).toBe(ICON_FILES.length);
  site.built.look();
  await site.build(icon('icon.svg'));
  expect(requests).toEqual(['/icon.svg']);
  expect(site.built.changed.size).toBe(0);
});

it('keeps the last icons and warns when the chosen one is missing', async () => {
  const site = await startSite();
  await site.build(icon('icon.svg'));
  const before = await site.read('favicon.ico');
  await site.build(icon('gone.png'));
  expect(await site.read('favicon.ico')).toEqual(before);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('gone.png answers 404'));
});

it('fails the build when the query fails', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'icons-'));
  const broken = () => Promise.resolve({ errors: [{ message: 'No such field' }] });
  await expect(new IconWriter().write(folder, broken, new BuiltFiles(folder), { warn })).rejects.toThrow(
    'No such field',
  );
});
