import { axisWidth } from './axisWidth';
import { rateText } from './figures';

/** Assumed width of a character in pixels. */
const CHARACTER = 8;
const measure = (label: string) => label.length * CHARACTER;

it.each([0, 99.5, 4512, 98_765.43, 1_275_000, 123_456_789])('has space for the whole label of %s', (rate) => {
  expect(axisWidth([rateText(0), rateText(rate)], measure)).toBeGreaterThan(measure(rateText(rate)));
});

it('keeps its width for short labels and without any', () => {
  expect(axisWidth([], measure)).toBe(axisWidth(['1.00'], measure));
});
