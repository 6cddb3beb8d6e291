import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pictures } from './pictures/pictures';

const ASSETS = path.join(__dirname, '../cms/seed/assets');
const MEGABYTE = 1_000_000;

const fileOf = (name: string) => path.join(ASSETS, name);

const make = async (name: string) => {
  const picture = pictures.find((candidate) => candidate.name === name);
  if (!picture) throw new Error(`no picture ${name}`);
  return picture.make();
};

/** Shrinks a picture; JPEG decodes small sizes at once. */
const thumbnail = (file: Buffer | string) => sharp(file).resize(120);

/** Returns the mean difference of two pictures, 0 to 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((file) => thumbnail(file).raw().toBuffer()));
  if (!a || a.length !== b?.length) return 255;
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

describe('the pictures of the demo content', () => {
  it('are exactly the files that the seed reads', () => {
    const drawn = pictures.map(({ name, ending }) => `${name}.${ending}`).sort();
    const stored = readdirSync(ASSETS).filter((name) => /\.(jpg|svg)$/.test(name));
    expect(stored.sort()).toEqual(drawn);
  });

  it.each(['portrait-3', 'certificate-green'])('%s is drawn as it is stored', async (name) => {
    expect(await difference(await make(name), readFileSync(fileOf(`${name}.jpg`)))).toBeLessThan(2);
  });

  it('include marks and icons without letters, which would need a font, as they are stored', async () => {
    for (const { name, make: draw } of pictures.filter(({ ending }) => ending === 'svg')) {
      const svg = (await draw()).toString();
      expect(svg).toMatch(/^<svg /);
      expect(svg).not.toMatch(/<text|font-/);
      expect(readFileSync(fileOf(`${name}.svg`), 'utf8')).toBe(svg);
    }
  });

  it.each([
    ['head-office', 1920, 1080],
    ['head-office-tall', 900, 1200],
    ['kitchen', 1200, 800],
    ['portrait-3', 900, 1100],
  ])('%s is stored at %i by %i', async (name, width, height) => {
    const size = await sharp(fileOf(`${name}.jpg`)).metadata();
    expect([size.width, size.height]).toEqual([width, height]);
  });

  it.each(pictures.filter(({ ending }) => ending === 'jpg').map(({ name }) => name))(
    '%s is not an empty sheet',
    async (name) => {
      const { channels } = await sharp(await thumbnail(fileOf(`${name}.jpg`)).toBuffer()).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThanOrEqual(15);
    },
  );
});

describe('the files of the demo content', () => {
  const sizes = readdirSync(ASSETS).map((name) => ({ name, size: statSync(fileOf(name)).size }));

  it('have at most 20 MB in all and 600 kB each', () => {
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(20 * MEGABYTE);
    expect(sizes.filter(({ size }) => size > 600_000)).toEqual([]);
  });

  it('have the type of their extension', () => {
    for (const { name } of sizes.filter((file) => /\.(mp4|pdf)$/.test(file.name))) {
      const head = readFileSync(fileOf(name)).subarray(0, 12).toString('latin1');
      expect({ name, head }).toEqual({
        name,
        head: expect.stringMatching(name.endsWith('pdf') ? /^%PDF-/ : /ftyp/),
      });
    }
  });
});
