import { lockScroll } from './lockScroll';

const root = document.documentElement;

beforeEach(() => {
  Object.defineProperty(root, 'clientWidth', { configurable: true, value: window.innerWidth - 15 });
});

describe('lockScroll', () => {
  it.each([
    ['rtl', 'padding-inline-start'],
    ['ltr', 'padding-inline-end'],
  ])('reserves the width of the scroll bar in a page with direction %s', (dir, side) => {
    root.dir = dir;
    const unlock = lockScroll();
    expect(root.style.getPropertyValue('overflow')).toBe('hidden');
    expect(root.style.getPropertyValue(side)).toBe('15px');
    unlock();
    expect(root).toHaveAttribute('style', '');
  });

  it('holds until each lock is released, in any order and even when one is released twice', () => {
    const first = lockScroll();
    const second = lockScroll();
    first();
    first();
    expect(root.style.overflow).toBe('hidden');
    second();
    expect(root.style.overflow).toBe('');
  });
});
