import { expect, it } from 'vitest';
import { phoneField } from './phoneField';

it('normalizes a phone number', () => expect(phoneField.parse('+972 50-123-4567')).toBe('0501234567'));

it('stores a number of another country in E.164', () =>
  expect(phoneField.parse('0048 (22) 123-45-67')).toBe('+48221234567'));

it.each(['050-1234567 שלוחה 4', '+44 20 7946 0018 ext 4'])('names the extension of "%s"', (typed) => {
  const { error } = phoneField.safeParse(typed);
  expect(error?.issues.map(({ message }) => message)).toEqual(['phoneExtension']);
});

it.each(['', '+48 22 123', '+972 3 555 0171', '050123456', `050${' '.repeat(21)}1234567`])(
  'rejects "%s" with one message',
  (typed) => {
    const { error } = phoneField.safeParse(typed);
    expect(error?.issues.map(({ message }) => message)).toEqual(['phone']);
  },
);
