import { mockMedia } from '../testing/mockMedia';
import { mockResize } from '../testing/mockResize';
import { pinAnchor, unpinAnchor } from './pinAnchor';

/** Position of the target element on the page, and height of the page. Content that loads late changes both. */
let page = { top: 5000, height: 9000 };
let scrolled: [top: number, behavior: string | undefined][];
let grow: () => void;

/** Simulates content above the target that loads late and grows by a number of pixels. */
function growBy(px: number): void {
  page = { top: page.top + px, height: page.height + px };
  grow();
}
const place = (top: number): void => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
};
const scrollTo = (top: number): void => {
  place(top);
  document.dispatchEvent(new Event('scroll'));
};
const arrive = (): void => {
  scrollTo(scrolled.at(-1)?.[0] ?? 0);
  document.dispatchEvent(new Event('scrollend'));
};
const aim = (target: Element, behavior: ScrollBehavior): void =>
  window.scrollTo({ top: target.getBoundingClientRect().top + window.scrollY - 60, behavior });

function addTarget(): void {
  const target = document.createElement('section');
  target.id = 'contact-us';
  target.getBoundingClientRect = () => new DOMRect(0, page.top - window.scrollY, 100, 100);
  document.body.append(target);
}

beforeEach(() => {
  page = { top: 5000, height: 9000 };
  scrolled = [];
  document.body.innerHTML = '';
  scrollTo(0);
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    get: () => page.height,
  });
  window.scrollTo = (({ top = 0, behavior }: ScrollToOptions) => {
    scrolled.push([top, behavior]);
    if (behavior === 'auto') place(top);
  }) as typeof window.scrollTo;
  grow = mockResize();
});
afterEach(() => {
  unpinAnchor();
  jest.restoreAllMocks();
});

it('aims again when late content grows during the scroll, and does not restart a scroll that is right', () => {
  addTarget();
  expect(pinAnchor('contact-us', aim)).toBe(true);
  grow();
  growBy(844);
  expect(scrolled).toEqual([
    [4940, 'smooth'],
    [5784, 'smooth'],
  ]);
});

it('corrects a shift that kept the height of the page when it arrives', () => {
  addTarget();
  pinAnchor('contact-us', aim);
  page.top += 300;
  document.dispatchEvent(new Event('scrollend'));
  expect(scrolled.at(-1)).toEqual([5240, 'auto']);
});

it('stays at the target without motion after it arrived', () => {
  addTarget();
  pinAnchor('contact-us', aim);
  arrive();
  growBy(200);
  growBy(100);
  expect(scrolled.slice(-2)).toEqual([
    [5140, 'auto'],
    [5240, 'auto'],
  ]);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('lets go on %s', (name) => {
  addTarget();
  pinAnchor('contact-us', aim);
  window.dispatchEvent(new Event(name));
  growBy(500);
  expect(scrolled).toHaveLength(1);
});

it('lets go when the visitor scrolls by other means, as with the scrollbar', () => {
  addTarget();
  pinAnchor('contact-us', aim);
  arrive();
  const before = scrolled.length;
  scrollTo(100);
  growBy(500);
  expect(scrolled).toHaveLength(before);
});

it('scrolls to a target that late content brings', () => {
  expect(pinAnchor('contact-us', aim, { settled: true })).toBe(false);
  expect(scrolled).toEqual([]);
  addTarget();
  growBy(100);
  expect(scrolled).toEqual([[5040, 'auto']]);
});

it('holds only the newest target', () => {
  addTarget();
  const other = document.createElement('p');
  other.id = 'other';
  document.body.append(other);
  pinAnchor('contact-us', aim);
  pinAnchor('other', () => undefined);
  growBy(500);
  expect(scrolled).toHaveLength(1);
});

it('does not move under reduced motion', () => {
  mockMedia('prefers-reduced-motion');
  addTarget();
  pinAnchor('contact-us', aim);
  expect(scrolled).toEqual([[4940, 'auto']]);
});
