import { PART, planParts } from './planParts';

const MB = 2 ** 20;
const sized = (...sizes: (number | null)[]) => sizes.map((size) => ({ size }));
const lengths = (...sizes: (number | null)[]) => planParts(sized(...sizes)).map(({ length }) => length);

describe('archives', () => {
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
  ])('of files of %j bytes hold %j of them', (sizes, parts) => {
    expect(lengths(...sizes)).toEqual(parts);
  });

  it('hold so many files at most, in their order', () => {
    const files = Array.from({ length: 200 }, (_, id) => ({ id, size: 1 }));
    const parts = planParts(files);
    expect(parts.map(({ length }) => length)).toEqual([PART.files, PART.files]);
    expect(parts.flat()).toEqual(files);
  });

  it('of 500 MB are five', () => {
    expect(lengths(...Array.from({ length: 50 }, () => 10 * MB))).toEqual([10, 10, 10, 10, 10]);
  });

  it('of files of unknown size are small enough too', () => {
    expect(lengths(...Array.from({ length: 25 }, () => null))).toEqual([10, 10, 5]);
  });
});
