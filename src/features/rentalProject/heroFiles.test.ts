import { picture } from '../../testing/fixtures';
import { heroFiles } from './heroFiles';
import { isHalfBuffered } from './isHalfBuffered';
import { rentalPlace } from './rentalPlace';
import { nextBenefit } from './nextBenefit';
import { slidesInView } from './slidesInView';

const wide = picture('wide');
const tall = picture('tall');
const film = picture('film', { mimeType: 'video/mp4' });
const reel = picture('reel', { mimeType: 'video/webm' });
const poster = picture('poster');

describe('heroFiles', () => {
  it.each([
    ['two pictures', { desktop: wide, mobile: tall }, ['wide', 'tall', null, null]],
    ['one picture for all', { desktop: wide, mobile: null }, ['wide', 'wide', null, null]],
    ['a picture for phones alone', { desktop: null, mobile: tall }, ['tall', 'tall', null, null]],
    ['a film for all', { desktop: film, mobile: null }, ['poster', 'poster', 'film', 'film']],
    ['a film, and a picture for phones', { desktop: film, mobile: tall }, ['poster', 'tall', 'film', null]],
    ['a picture, and a film for phones', { desktop: wide, mobile: reel }, ['wide', 'poster', null, 'reel']],
    ['two films', { desktop: film, mobile: reel }, ['poster', 'poster', 'film', 'reel']],
    ['nothing of its own', { desktop: null, mobile: null }, ['poster', 'poster', null, null]],
  ])('%s', (_name, files, expected) => {
    const { stills, films } = heroFiles({ ...files, posters: [null, poster, wide] });
    const shown = [stills.desktop, stills.mobile, films.desktop, films.mobile];
    expect(shown.map((one) => one?.alt ?? null)).toEqual(expected);
  });

  it('returns no picture without files', () => {
    const { stills } = heroFiles({ desktop: null, mobile: null, posters: [null, undefined] });
    expect(stills).toEqual({ desktop: null, mobile: null });
  });
});

describe('isHalfBuffered', () => {
  const ranges = (...parts: [number, number][]) => ({
    length: parts.length,
    start: (index: number) => parts[index]?.[0] ?? 0,
    end: (index: number) => parts[index]?.[1] ?? 0,
  });
  it.each([
    [10, ranges(), false],
    [10, ranges([0, 4.9]), false],
    [10, ranges([0, 5]), true],
    [10, ranges([0, 3], [6, 8]), true],
    [10, ranges([0, 10]), true],
    [NaN, ranges([0, 10]), false],
    [Infinity, ranges([0, 10]), false],
    [0, ranges(), false],
  ])('for %d s: case %#', (duration, buffered, ready) => {
    expect(isHalfBuffered({ duration, buffered })).toBe(ready);
  });
});

test.each([
  [
    { latitude: 32, longitude: 35 },
    { isEmpty: false, center: { latitude: 32, longitude: 35 } },
  ],
  [
    { latitude: 0, longitude: 0 },
    { isEmpty: false, center: { latitude: 0, longitude: 0 } },
  ],
  [
    { latitude: 32, longitude: null },
    { isEmpty: true, center: { latitude: 32.0853, longitude: 34.7818 } },
  ],
  [null, { isEmpty: true, center: { latitude: 32.0853, longitude: 34.7818 } }],
])('rentalPlace of %j is %j', (address, expected) => expect(rentalPlace(address)).toEqual(expected));

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, null],
])('%s on item %d of 3 leads to %s', (key, now, next) => expect(nextBenefit(key, now, 3)).toBe(next));

test.each([
  [{ base: 1.1, wide: 4 }, 6, { base: 1.1, wide: 4 }],
  [{ base: 1.1, wide: 4 }, 3, { base: 1.1, wide: 3 }],
  [{ base: 1.5, tablet: 2.5 }, 1, { base: 1, tablet: 1 }],
])('for %j slides in view, %d slides fill the row', (counts, slides, shown) => {
  const widths = Object.entries(shown).map(([from, count]) => [
    from,
    `calc((100% - ${count - 1} * var(--carousel-gap)) / ${count})`,
  ]);
  expect(slidesInView(counts, slides)).toEqual(Object.fromEntries(widths));
});

test('rentalPlace of an address without coordinates is the centre of its town', () => {
  const town = { latitude: 31.25, longitude: 34.79 };
  expect(rentalPlace({ latitude: null, longitude: null }, town)).toEqual({ isEmpty: true, center: town });
});
