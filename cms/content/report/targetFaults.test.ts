import { describe, expect, it } from 'vitest';
import type { Reference } from './Fault';
import type { Checked } from './readDocument';
import type { Target } from './readTargets';
import { targetFaults } from './targetFaults';

const page: Checked = { collection: 'pages', id: 1, title: 'Page', fields: [], data: {} };
const place: Reference = {
  to: 'media',
  value: '7',
  locales: ['he'],
  path: 'image',
  trail: [],
  isLink: false,
  atLeast: { width: 960 },
};

const found = (picture: Partial<NonNullable<Target['picture']>>) => {
  const target: Target = {
    id: 7,
    title: 'bridge.jpg',
    published: true,
    languages: ['he', 'en'],
    picture: { width: 2000, height: 1500, bytes: 500_000, isDrawing: false, described: ['he'], ...picture },
  };
  return targetFaults(page, [place], new Map([['media/7', target]])).map((fault) => [
    fault.kind,
    fault.collection,
    fault.found,
  ]);
};

describe('a picture', () => {
  it('has no problem at a usual size', () => expect(found({})).toEqual([]));

  it.each([
    [{ width: 6001 }, '6001×1500, 0.5 MB'],
    [{ bytes: 8_000_001 }, '2000×1500, 8.0 MB'],
  ])('is too large when it slows the build: %j', (picture, text) => {
    expect(found(picture)).toEqual([['pictureTooLarge', 'media', text]]);
  });

  it('has no problem at the maximum size', () =>
    expect(found({ width: 6000, bytes: 8_000_000 })).toEqual([]));

  it('is too small below the width of its place', () =>
    expect(found({ width: 959 })).toEqual([['pictureTooSmall', 'pages', '959×1500 < 960 px']]));

  it('has no size as an SVG', () =>
    expect(found({ width: 20, bytes: 9_000_000, isDrawing: true })).toEqual([]));
});
