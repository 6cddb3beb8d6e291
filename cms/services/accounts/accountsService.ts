import type { Part } from '../../platform/parts/part';
import { passwordReset } from './forgotPassword';
import { SecuritySettings } from './secondFactor/SecuritySettings';
import { Users } from './Users';

/** Registers the accounts of editors and staff, with login, passwords and two-step login. */
export const accountsService: Part = {
  place: 120,
  collections: [Users],
  globals: [SecuritySettings],
  tasks: [passwordReset],
};
