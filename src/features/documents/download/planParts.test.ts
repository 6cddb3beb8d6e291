import { PART, planParts } from './planParts';

const MB = 2 ** 20;
const sized = (...sizes: (number | null)[]) => sizes.map((size) => ({ size }));
const lengths = (...sizes: (number | null)[]) => planParts(sized(...sizes)).map(({ length }) => length);

describe('planParts', () => {
  it.each([
    [[], []],
    [[MB, MB], [2]],
    [[60 * MB, 40 * MB], [2]],
    [
      [60 * MB, 40 * MB, 1],
      [2, 1],
    ],
    [
      [500 * MB, 1],
      [1, 1],
    ],
    [[null, null], [2]],
  ])('splits files of %j bytes into %j', (sizes, parts) => {
    expect(lengths(...sizes)).toEqual(parts);
  });

  it('limits the number of files and keeps their order', () => {
    const files = Array.from({ length: 200 }, (_, id) => ({ id, size: 1 }));
    const parts = planParts(files);
    expect(parts.map(({ length }) => length)).toEqual([PART.files, PART.files]);
    expect(parts.flat()).toEqual(files);
  });

  it('splits 500 MB into five', () => {
    expect(lengths(...Array.from({ length: 50 }, () => 10 * MB))).toEqual([10, 10, 10, 10, 10]);
  });

  it('limits files of unknown size too', () => {
    expect(lengths(...Array.from({ length: 25 }, () => null))).toEqual([10, 10, 5]);
  });
});
