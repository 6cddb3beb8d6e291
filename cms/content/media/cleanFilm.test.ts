import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBoxes } from './boxes';
import { cleanFilm } from './cleanFilm';
import { cleanWebm } from './cleanWebm';
import { filmText } from './filmTexts';

const FOLDER = path.join(import.meta.dirname, '../../../test/fixtures/real/films');
const read = (name: string) => readFileSync(path.join(FOLDER, name));

function cleaned(name: string): Buffer {
  const result = cleanFilm(read(name));
  if ('fault' in result) throw new Error(`${name}: ${result.fault}`);
  return result.data;
}

const PLACES = ['32.08', '+32', '034.78', 'Apple', 'Tel Aviv', 'GPS'];

describe('a film', () => {
  it.each(['iphone.mov', 'place.mp4', 'drone.mp4'])('loses its location and device: %s', (name) => {
    const before = read(name);
    expect(PLACES.some((words) => before.includes(words))).toBe(true);
    const data = cleaned(name);
    expect(PLACES.filter((words) => data.includes(words))).toEqual([]);
  });

  it.each(['iphone.mov', 'place.mp4', 'drone.mp4', 'plain.mp4'])(
    'keeps its length and offsets: %s',
    (name) => {
      const [before, after] = [read(name), cleaned(name)];
      expect(after).toHaveLength(before.length);
      const places = (file: Buffer) => readBoxes(file).map(({ start, end }) => [start, end]);
      expect(places(after)).toEqual(places(before));
    },
  );

  it('of QuickTime with H.264 becomes MP4 and keeps its copyright', () => {
    const data = cleaned('iphone.mov');
    expect(data.toString('latin1', 4, 12)).toBe('ftypmp42');
    expect(data.includes('Dana')).toBe(true);
  });

  it('without notes keeps its pictures and sound', () => {
    const media = (file: Buffer) => {
      const box = readBoxes(file).find(({ type }) => type === 'mdat');
      return file.subarray(box?.content, box?.end);
    };
    for (const name of ['iphone.mov', 'plain.mp4']) expect(media(cleaned(name))).toEqual(media(read(name)));
  });
});

describe('a WebM film', () => {
  it('loses its location and keeps its length', () => {
    const film = read('place.webm');
    expect(film.includes('+32')).toBe(true);
    const data = cleanWebm(film);
    expect(data).toHaveLength(film.length);
    expect(data?.includes('+32')).toBe(false);
  });

  it('that is cut is not readable', () => {
    expect(cleanWebm(read('place.webm').subarray(0, 900))).toBeNull();
  });
});

describe('a film that browsers do not play is refused with its reason', () => {
  it.each([
    ['hevc.mov', 'codec', 'HEVC (H.265)'],
    ['prores.mov', 'codec', 'ProRes'],
    ['old.mp4', 'codec', 'MPEG-4 Part 2'],
    ['deep.mov', 'depth', 'H.264'],
    ['pcm.mov', 'sound', 'PCM'],
    ['cut.mp4', 'damaged', ''],
  ] as const)('%s: %s', (name, fault, format) => {
    expect(cleanFilm(read(name))).toEqual({ fault, format });
    expect(filmText(fault, format, 'en')).toContain(format);
    expect(filmText(fault, format, 'he')).toContain('MP4');
  });

  it('an old QuickTime container', () => {
    const film = read('iphone.mov');
    const [first] = readBoxes(film);
    expect(cleanFilm(film.subarray(first?.end))).toEqual({ fault: 'container', format: 'QuickTime' });
  });
});
