import type { Part } from '../../platform/parts/part';
import { passwordReset } from './forgotPassword';
import { SecuritySettings } from './secondFactor/SecuritySettings';
import { Users } from './Users';

/** Accounts of editors and staff, and their protection. */
export const accountsService: Part = {
  place: 120,
  collections: [Users],
  globals: [SecuritySettings],
  tasks: [passwordReset],
};
