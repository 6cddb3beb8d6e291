import { isLine, oneLine } from './oneLine.ts';

it.each([
  ['Building B', 'Building B'],
  ['Building\tB\n', 'Building B'],
  ['\u202bבניין ב\u202c', 'בניין ב'],
  ['\u200fבניין ב', 'בניין ב'],
  ['\u200b\ufeffBuilding\u00ad \u061c', 'Building'],
  ['בניין \u200fB', 'בניין \u200fB'],
  ['a \r\n b', 'a b'],
])('makes one line of %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
  expect(isLine(line)).toBe(true);
});

it.each(['a\nb', 'a\r', 'a\u0007b', 'a\u2028b', 'a\u2029b', 'cv\u202efdp', '\u2066a\u2069b'])(
  '%j is not one line',
  (text) => expect(isLine(text)).toBe(false),
);
