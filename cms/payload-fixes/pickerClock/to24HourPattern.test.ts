import { expect, it } from 'vitest';
import { to24HourPattern } from './to24HourPattern';

/** Splits a date pattern into parts in the same way as date-fns. */
const partsOf = (pattern: string) =>
  (pattern.match(/(\w)\1*|./g) ?? []).map((value) => ({ isToken: /\w/.test(value), value }));

it.each([
  ['the moment of a schedule', 'MMM d, yyy h:mm a', 'd MMM yyyy, HH:mm'],
  ['a list of times', 'h:mm aa', 'HH:mm'],
  ['a moment of our own', 'dd/MM/yyyy HH:mm', 'dd/MM/yyyy HH:mm'],
  ['a day', 'MMM dd', 'MMM dd'],
])('writes %s with 24 hours', (_what, pattern, expected) => {
  const written = to24HourPattern(new Date(), partsOf(pattern));
  expect(written.map(({ value }) => value).join('')).toBe(expected);
});
