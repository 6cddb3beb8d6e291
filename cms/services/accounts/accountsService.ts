import type { Part } from '../../platform/part';
import { passwordReset } from './forgotPassword';
import { SecuritySettings } from './secondFactor/SecuritySettings';
import { Users } from './Users';

/** The accounts of editors and staff: how they log in, and how they keep strangers from it. */
export const accountsService: Part = {
  place: 120,
  collections: [Users],
  globals: [SecuritySettings],
  tasks: [passwordReset],
};
