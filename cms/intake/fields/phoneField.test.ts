import { expect, it } from 'vitest';
import { phoneField } from './phoneField';

it('normalizes a phone number', () => expect(phoneField.parse('+972 50-123-4567')).toBe('0501234567'));

it('stores a number of another country in E.164', () =>
  expect(phoneField.parse('0048 (22) 123-45-67')).toBe('+48221234567'));

it.each([
  ['050-1234567 שלוחה 4', 'phoneExtension'],
  ['+44 20 7946 0018 ext 4', 'phoneExtension'],
  ['03-5550100', 'phoneLandline'],
  ['+972 3 555 0171', 'phoneLandline'],
  ['03-5550100 ext. 12', 'phoneLandlineExtension'],
])('rejects "%s" with the message %s', (typed, key) => {
  const { error } = phoneField.safeParse(typed);
  expect(error?.issues.map(({ message }) => message)).toEqual([key]);
});

it.each(['', '+48 22 123', '1-700-700-700', '*5050', '050123456', `050${' '.repeat(21)}1234567`])(
  'rejects "%s" with one message',
  (typed) => {
    const { error } = phoneField.safeParse(typed);
    expect(error?.issues.map(({ message }) => message)).toEqual(['phone']);
  },
);
