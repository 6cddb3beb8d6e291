import { mockMedia } from '../testing/mockMedia';
import { scrollToAnchor } from './scrollToAnchor';

let place: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<p>One</p><section id="contact-us">Two</section>';
  place = document.getElementById('contact-us') as HTMLElement;
  place.scrollIntoView = jest.fn();
  place.getBoundingClientRect = () => new DOMRect(0, 700, 100, 100);
  window.scrollTo = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

it.each([
  [false, 'smooth'],
  [true, 'auto'],
] as const)('leaves the offset above the place (reduced motion: %s)', (reduced, behavior) => {
  if (reduced) mockMedia('prefers-reduced-motion');
  expect(scrollToAnchor('contact-us', 60)).toBe(true);
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 640, behavior });
  expect(place).toHaveFocus();
});

it('stops below the header without an offset', () => {
  expect(scrollToAnchor('contact-us')).toBe(true);
  expect(place.scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
});

it('returns false for an anchor that is not on the page', () => {
  expect(scrollToAnchor('nowhere', 60)).toBe(false);
  expect(place.scrollIntoView).not.toHaveBeenCalled();
});
