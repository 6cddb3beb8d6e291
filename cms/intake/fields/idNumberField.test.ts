import { expect, it } from 'vitest';
import { idNumberField } from './idNumberField';

it('normalizes an identity number', () => expect(idNumberField.parse('12345678-2')).toBe('123456782'));

it.each(['', '123456789', 123456782])('rejects %j', (typed) =>
  expect(idNumberField.safeParse(typed).success).toBe(false),
);
