import { lastVisibleStep, OFFSET } from './lastVisibleStep';

describe('lastVisibleStep', () => {
  it.each<[string, number[], number, number]>([
    ['none is near yet', [900, 1500], 800, -1],
    ['one reaches the screen, but not far enough', [800 - OFFSET + 1, 1500], 800, -1],
    ['one is exactly far enough', [800 - OFFSET, 1500], 800, 0],
    ['some are above the screen', [-900, -200, 500, 1300], 800, 2],
    ['all were passed', [-2000, -1500, -900], 800, 2],
    ['there are none', [], 800, -1],
  ])('when %s', (_case, tops, height, expected) => {
    expect(lastVisibleStep(tops, height)).toBe(expected);
  });

  it('uses an offset of 180 px', () => {
    expect(OFFSET).toBe(180);
  });
});
