import { describe, expect, it } from 'vitest';
import { areaInPixels, areaOfOriginal, pointInArea, pointInWhole, WHOLE } from './cropArea';

const HALF = { x: 50, y: 0, width: 50, height: 50 };

describe('areaOfOriginal', () => {
  it('is the area itself on a whole picture', () => {
    expect(areaOfOriginal(WHOLE, HALF)).toEqual(HALF);
  });

  it('is a part of the area that is shown', () => {
    expect(areaOfOriginal(HALF, HALF)).toEqual({ x: 75, y: 0, width: 25, height: 25 });
  });
});

describe('areaInPixels', () => {
  it.each([
    [HALF, { left: 50, top: 0, width: 50, height: 30 }],
    [
      { x: 33.333, y: 33.333, width: 33.333, height: 33.333 },
      { left: 33, top: 20, width: 33, height: 20 },
    ],
    [
      { x: 99.9, y: 99.9, width: 0.1, height: 0.1 },
      { left: 99, top: 59, width: 1, height: 1 },
    ],
    [
      { x: 60, y: 60, width: 50, height: 50 },
      { left: 60, top: 36, width: 40, height: 24 },
    ],
    [
      { x: 100, y: 0, width: 1, height: 100 },
      { left: 99, top: 0, width: 1, height: 60 },
    ],
  ])('lies within the picture: %j', (area, pixels) => {
    expect(areaInPixels(area, { width: 100, height: 60 })).toEqual(pixels);
  });
});

it('a focal point keeps its place on the picture', () => {
  const point = pointInArea(HALF, { x: 60, y: 40 });
  expect(point).toEqual({ x: 20, y: 80 });
  expect(pointInWhole(HALF, point)).toEqual({ x: 60, y: 40 });
});

it('a focal point outside of the area moves to its centre', () => {
  expect(pointInArea(HALF, { x: 10, y: 90 })).toEqual({ x: 50, y: 50 });
});
