import { expect, it } from 'vitest';
import { parseTakenWord } from './parseTakenWord';

it.each([
  'משוריין',
  ' משוריין\n',
  '\u200fמשוריין\u200e',
  '<p>משוריין</p>',
  '<p>&nbsp;<strong>משוריין</strong></p>',
  'reserved',
])('takes %j for reserved', (value) => {
  expect(parseTakenWord(value)).toBe('reserved');
});

it.each([null, undefined, '', 'פנויה', '<p>לא משוריין</p>'])('leaves %j as it is', (value) => {
  expect(parseTakenWord(value)).toBe(value);
});
