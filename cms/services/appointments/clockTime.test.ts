import { expect, it } from 'vitest';
import { minutesOf } from './clockTime';

it.each([
  ['09:00', 540],
  ['9:30', 570],
  [' 17:45 ', 1065],
  ['00:00', 0],
  ['24:00', 1440],
  ['24:01', null],
  ['9', null],
  ['09:60', null],
  ['', null],
  [null, null],
])('parses %j as %j minutes', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes);
});
