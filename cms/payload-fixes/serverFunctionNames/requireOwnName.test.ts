import { expect, it } from 'vitest';
import { requireOwnName } from './requireOwnName';

it.each([
  'constructor',
  'toString',
  '__proto__',
  'valueOf',
  ['constructor'],
  { toString: null },
  'a\n[23:59:59] INFO: Login: logged in',
  'a\r\nb',
  'a\u2028b',
  'a\u0085b',
  '\u001b[2J',
  'a b',
  '',
  'a'.repeat(65),
  undefined,
  1,
])('rejects the name %j', (name) => expect(() => requireOwnName(name)).toThrow('Unknown server function'));

it.each(['a\nforged', 'a'.repeat(10_000)])('does not repeat the name %j', (name) =>
  expect(() => requireOwnName(name)).toThrow(/^Unknown server function$/),
);

it('accepts other names', () => expect(() => requireOwnName('form-state')).not.toThrow());
