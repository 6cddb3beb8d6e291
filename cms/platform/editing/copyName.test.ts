import { expect, it } from 'vitest';
import { copyName } from './copyName';

it.each([
  ['in Hebrew', 'מהנדסת', undefined, 'מהנדסת (עותק)'],
  ['in English', 'Engineer', undefined, 'Engineer (copy)'],
  ['of the greatest length', 'Engineer', 15, 'Engineer (copy)'],
  ['that would become too long', 'Engineers', 15, 'Engineer (copy)'],
  ['that is empty', '', undefined, ''],
  ['that is missing', null, undefined, null],
])('marks a name %s as a copy', (_which, value, maxLength, expected) => {
  const field = { name: 'title', type: 'text', maxLength };
  expect(copyName({ value, field } as unknown as Parameters<typeof copyName>[0])).toBe(expected);
});
