import { lockScroll } from './lockScroll';

const root = document.documentElement;

beforeEach(() => {
  Object.defineProperty(root, 'clientWidth', { configurable: true, value: window.innerWidth - 15 });
});

describe('lockScroll', () => {
  it.each([
    ['rtl', 'padding-inline-start'],
    ['ltr', 'padding-inline-end'],
  ])('keeps the room of the scroll bar in a page that runs %s', (dir, side) => {
    root.dir = dir;
    const unlock = lockScroll();
    expect(root.style.getPropertyValue('overflow')).toBe('hidden');
    expect(root.style.getPropertyValue(side)).toBe('15px');
    unlock();
    expect(root).toHaveAttribute('style', '');
  });

  it('holds until the last lock has ended, whatever the order and however often one is ended', () => {
    const first = lockScroll();
    const second = lockScroll();
    first();
    first();
    expect(root.style.overflow).toBe('hidden');
    second();
    expect(root.style.overflow).toBe('');
  });
});
