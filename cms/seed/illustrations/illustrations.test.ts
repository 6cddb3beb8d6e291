import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { files } from '../content/files/files';

const make = async (name: string) => {
  const file = files.find((candidate) => candidate.name === name);
  if (!file) throw new Error(`no picture ${name}`);
  return file.make();
};

describe('the illustrations', () => {
  it('look the same each time', async () => {
    expect((await make('facade-glass')).equals(await make('facade-glass'))).toBe(true);
  });

  it.each([
    ['head-office', 1920, 1080],
    ['head-office-tall', 900, 1200],
    ['kitchen', 1200, 800],
    ['portrait-3', 900, 1100],
  ])('%s is %i by %i, and no empty sheet', async (name, width, height) => {
    const { width: w, height: h } = await sharp(await make(name)).metadata();
    expect([w, h]).toEqual([width, height]);
    const { channels } = await sharp(await make(name)).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(15);
  });

  it('draws signs and icons without letters, which would need a font', async () => {
    for (const file of files.filter(({ ending }) => ending === 'svg')) {
      const svg = (await file.make()).toString();
      expect(svg).toMatch(/^<svg /);
      expect(svg).not.toMatch(/<text|font-/);
    }
  });

  it('keeps films and documents small and of their kind', async () => {
    for (const { name, ending, make: read } of files) {
      if (ending !== 'mp4' && ending !== 'pdf') continue;
      const data = await read();
      expect(data.length, name).toBeLessThan(600_000);
      expect(data.subarray(0, 12).toString('latin1'), name).toMatch(ending === 'pdf' ? /^%PDF-/ : /ftyp/);
    }
  });
});
