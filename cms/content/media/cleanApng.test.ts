import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { animatedPng, exifOf, pngChunk, withPngParts } from '../../test/animatedPng';
import { cleanApng } from './cleanApng';
import { pictureNotes } from './pictureNotes';

const FOLDER = path.join(import.meta.dirname, '../../../test/fixtures/real/pictures');
const SECRET = Buffer.from('SECRETGPS');

describe('an animated PNG', () => {
  it('keeps its bytes when it is clean', async () => {
    const png = await animatedPng();
    expect(await cleanApng(png)).toEqual(png);
  });

  it.each<[string, (png: Buffer) => Buffer]>([
    ['text', (png) => withPngParts(png, pngChunk('tEXt', SECRET))],
    ['EXIF', (png) => withPngParts(png, pngChunk('eXIf', Buffer.concat([exifOf(1), SECRET])))],
    ['an unknown chunk', (png) => withPngParts(png, pngChunk('juNk', SECRET))],
    ['bytes behind its end', (png) => Buffer.concat([png, SECRET])],
  ])('loses %s and keeps the bytes of its frames', async (_what, hide) => {
    const png = await animatedPng();
    expect(await cleanApng(hide(png))).toEqual(png);
  });

  it('keeps its copyright, and keeps its bytes when it is cleaned again', async () => {
    const png = withPngParts(await animatedPng(), pngChunk('tEXt', Buffer.from('Copyright\0Dana')));
    const data = await cleanApng(png);
    if (!data) throw new Error('The animation is not recognized');
    expect(pictureNotes(await sharp(data).metadata()).copyright).toBe('Dana');
    expect(data.includes('fdAT')).toBe(true);
    expect(await cleanApng(data)).toEqual(data);
  });

  it.each<[string, (png: Buffer) => Buffer]>([
    ['is turned', (png) => withPngParts(png, pngChunk('eXIf', exifOf(6)))],
    ['is cut', (png) => png.subarray(0, -12)],
  ])('is refused when it %s', async (_what, change) => {
    await expect(cleanApng(change(await animatedPng()))).rejects.toThrow('animated PNG');
  });
});

it.each(['turned-6.png', 'animated.gif', 'browser.jfif'])('leaves %s to others', async (name) => {
  expect(await cleanApng(readFileSync(path.join(FOLDER, name)))).toBeNull();
});
