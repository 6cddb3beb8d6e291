import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanDrawing } from './cleanDrawing';

const FOLDER = path.join(import.meta.dirname, '../../../test/fixtures/real/drawings');
const MAX_BYTES = 100_000;
const read = (name: string) => readFileSync(path.join(FOLDER, name));

function cleaned(name: string): string {
  const result = cleanDrawing(read(name), MAX_BYTES);
  if ('fault' in result) throw new Error(`${name}: ${result.fault}`);
  return result.data.toString('utf8');
}

describe('a drawing is cleaned', () => {
  it.each([
    ['illustrator.svg', '<rect width="90" height="60" fill="#c00"'],
    ['inkscape.svg', '<rect width="9" height="9"'],
    ['utf-16.svg', 'שלום'],
    ['hebrew-1255.svg', 'שלום'],
    ['long-comment.svg', 'שלום'],
    ['only-viewbox.svg', 'width="90" height="60"'],
    ['percent-size.svg', 'width="90" height="60"'],
    ['font-import.svg', '.a &gt; b{fill:red}'],
  ])('%s', async (name, kept) => {
    const drawing = cleaned(name);
    expect(drawing).toContain(kept);
    expect(drawing).toMatch(/^<svg /);
    for (const words of ['ENTITY', 'Dana', 'dana', 'foreignObject', 'pgf', '@import', 'licence'])
      expect(drawing).not.toContain(words);
    const { height, width } = await sharp(Buffer.from(drawing)).metadata();
    expect([width, height]).toEqual([90, 60]);
  });

  it.each([
    ['width="210mm" height="297mm"', [793.7, 1122.52]],
    ['width="10cm" height="5cm"', [377.95, 188.98]],
    ['width="1in" height="72pt"', [96, 96]],
    ['width="2em" height="16px"', [32, 16]],
    ['width="120" height="80.5"', [120, 80.5]],
    ['width="0" height="0" viewBox="0 0 9 6"', [9, 6]],
  ])('with %s has its size in pixels', (size, [width, height]) => {
    const result = cleanDrawing(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`), MAX_BYTES);
    expect('data' in result && result.data.toString()).toContain(`width="${width}" height="${height}"`);
  });

  it('without a size gets that of what it draws', () => {
    const result = cleanDrawing(read('without-size.svg'), MAX_BYTES, { width: 90, height: 60 });
    expect('data' in result && result.data.toString()).toContain(
      'width="90" height="60" viewBox="0 0 90 60"',
    );
  });
});

describe('a drawing is refused by the name of what is in it', () => {
  it.each([
    ['script.svg', { fault: 'active', part: 'script' }],
    ['handler.svg', { fault: 'active', part: 'onload' }],
    ['html-text.svg', { fault: 'active', part: 'foreignObject' }],
    ['link.svg', { fault: 'active', part: 'href' }],
    ['cut.svg', { fault: 'unreadable' }],
    ['page.svg', { fault: 'unreadable' }],
  ])('%s', (name, refused) => {
    expect(cleanDrawing(read(name), MAX_BYTES)).toEqual(refused);
  });

  it('an entity that grows without end', () => {
    const value = 'x'.repeat(1000);
    const text = '&a;'.repeat(1000);
    const drawing = `<!DOCTYPE svg [<!ENTITY a "${value}">]><svg xmlns="http://www.w3.org/2000/svg"><text>${text}</text></svg>`;
    expect(cleanDrawing(Buffer.from(drawing), MAX_BYTES)).toEqual({ fault: 'large' });
  });
});
