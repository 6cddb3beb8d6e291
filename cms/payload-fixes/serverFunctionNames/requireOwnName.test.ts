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
])('rejects the name %j', (name) => expect(() => requireOwnName(name)).toThrow('Unknown server function'));

it('accepts other names', () => expect(() => requireOwnName('form-state')).not.toThrow());
