import { otherLayout } from './otherLayout.ts';

describe('otherLayout', () => {
  it.each([
    ['shrv', 'דירה'],
    ['SHRV', 'דירה'],
    ['יםצקד', 'homes'],
    ['דירה and', null],
    ['42', null],
  ])('%s', (typed, meant) => expect(otherLayout(typed)).toBe(meant));
});
