import { expect, it } from 'vitest';
import { emailField } from './emailField';

it('normalizes an e-mail address', () =>
  expect(emailField.parse(' \u202adana@example.com\u202c ')).toBe('dana@example.com'));

it.each(['dana', '\u200f', `${'a'.repeat(255)}@example.com`])('rejects %j with one message', (typed) => {
  const { error } = emailField.safeParse(typed);
  expect(error?.issues.map(({ message }) => message)).toEqual(['email']);
});
