import { expect, it } from 'vitest';
import { storedPhone } from './storedPhone';

it.each([
  ['050-123-4567', '0501234567'],
  ['+972 50-123-4567', '0501234567'],
  ['\u200f050\u20111234567', '0501234567'],
  ['03-555 0171', '035550171'],
  ['+972-3-5550171', '035550171'],
  ['+48 22 123 45 67', '+48221234567'],
  ['0048221234567', '+48221234567'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+4402079460958', '+442079460958'],
  ['*5550', '*5550'],
  ['5550171', '5550171'],
  [' call me after six ', 'call me after six'],
])('stores %j as %j', (typed, stored) => {
  expect(storedPhone(typed)).toBe(stored);
  expect(storedPhone(stored)).toBe(stored);
});
