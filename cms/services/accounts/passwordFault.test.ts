import { expect, it } from 'vitest';
import { passwordFault } from './passwordFault';

const PERSONAL = ['dana@even-derech.example', 'Dana Shaked'];

it.each([
  ['abc', 'passwordShort'],
  ['short-one!1', 'passwordShort'],
  ['a'.repeat(129), 'passwordLong'],
  ['password1234', 'passwordCommon'],
  ['qwertyuiop12', 'passwordCommon'],
  ['123456789012', 'passwordCommon'],
  ['aaaaaaaaaaaa', 'passwordCommon'],
  ['dana@even-derech.example', 'passwordPersonal'],
  ['my-Dana Shaked-1', 'passwordPersonal'],
  ['correct horse battery staple', null],
  ['demo-admin-1948', null],
  ['שלושה דובים ביער', null],
])('%s: %s', (password, fault) => {
  expect(passwordFault(password, PERSONAL)).toBe(fault);
});
