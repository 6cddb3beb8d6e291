import { swapKeyboardLayout } from './swapKeyboardLayout.ts';

describe('swapKeyboardLayout', () => {
  it.each([
    ['shrv', 'דירה'],
    ['SHRV', 'דירה'],
    ['יםצקד', 'homes'],
    ['דירה and', null],
    ['42', null],
  ])('%s', (typed, meant) => expect(swapKeyboardLayout(typed)).toBe(meant));
});
