import { expect, it } from 'vitest';
import { phoneField } from './phoneField';

it('normalizes a phone number', () => expect(phoneField.parse('+972 50-123-4567')).toBe('0501234567'));

it.each(['', '050123456', `050${' '.repeat(21)}1234567`])('rejects "%s" with one message', (typed) => {
  const { error } = phoneField.safeParse(typed);
  expect(error?.issues.map(({ message }) => message)).toEqual(['phone']);
});
