import { expect, it } from 'vitest';
import { emailField } from './emailField';

it.each([' dana@example.com ', '\u202adana@example.com\u202c', 'dana@example.com\u200f'])(
  'takes %j without what cannot be seen',
  (typed) => expect(emailField.parse(typed)).toBe('dana@example.com'),
);

it.each(['dana', 'dana@', '\u200f'])('refuses %j', (typed) =>
  expect(emailField.safeParse(typed).success).toBe(false),
);
