import { oneLine } from './oneLine';

it.each([
  ['Building B', 'Building B'],
  ['Building\tB\n', 'Building B'],
  ['\u202bבניין ב\u202c', 'בניין ב'],
  ['\u200fבניין ב', '\u200fבניין ב'],
  ['a \r\n b', 'a b'],
])('makes %j one line', (text, line) => {
  expect(oneLine(text)).toBe(line);
});
