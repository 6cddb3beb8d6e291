import { expect, it } from 'vitest';
import { requireOwnName } from './requireOwnName';

it.each([
  'constructor',
  'toString',
  '__proto__',
  'valueOf',
  ['constructor'],
  { toString: null },
  undefined,
  1,
])('refuses the name %j, which no function has', (name) =>
  expect(() => requireOwnName(name)).toThrow('no such function'),
);

it('lets every other name pass', () => expect(() => requireOwnName('form-state')).not.toThrow());
