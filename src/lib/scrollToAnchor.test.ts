import { mockMedia } from '../testing/mockMedia';
import { scrollToAnchor } from './scrollToAnchor';

let place: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<p>One</p><section id="contact-us">Two</section>';
  place = document.getElementById('contact-us') as HTMLElement;
  place.scrollIntoView = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

it.each([
  [false, 'smooth'],
  [true, 'auto'],
] as const)('leaves the offset above the place (reduced motion: %s)', (reduced, behavior) => {
  if (reduced) mockMedia('prefers-reduced-motion');
  expect(scrollToAnchor('contact-us', 60)).toBe(true);
  expect(place.style.scrollMarginBlockStart).toBe('60px');
  expect(place.scrollIntoView).toHaveBeenCalledWith({ behavior, block: 'start' });
  expect(place).toHaveFocus();
});

it('knows no place that is not on the page', () => {
  expect(scrollToAnchor('nowhere', 60)).toBe(false);
  expect(place.scrollIntoView).not.toHaveBeenCalled();
});
