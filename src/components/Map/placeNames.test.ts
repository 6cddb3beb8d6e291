import { placeNames } from './placeNames';

const haifa = { name: 'Haifa', x: 200, y: 200 };

describe('names of towns', () => {
  it.each([
    ['below without marks', [], { x: 200, y: 228 }],
    ['above a mark below', [{ x: 200, y: 245 }], { x: 200, y: 180 }],
    ['beside a mark on the town', [{ x: 200, y: 212 }], { x: 252.75, y: 200 }],
    [
      'before marks on the town and after it',
      [
        { x: 200, y: 212 },
        { x: 240, y: 212 },
      ],
      { x: 147.25, y: 200 },
    ],
  ])('are %s', (_name, marks, expected) => {
    expect(placeNames([haifa], marks)).toEqual([{ ...haifa, ...expected }]);
  });

  it('are omitted without a free place', () => {
    const marks = [150, 200, 250].map((x) => ({ x, y: 212 }));
    expect(placeNames([haifa], marks)).toEqual([]);
  });

  it('do not cover each other', () => {
    const [first, second] = placeNames([haifa, { name: 'Nesher', x: 205, y: 205 }], []);
    expect([first?.y, second?.y]).toEqual([228, 185]);
  });
});
