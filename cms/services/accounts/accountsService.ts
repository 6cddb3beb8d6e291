import type { Part } from '../../platform/part';
import { passwordReset } from './forgotPassword';
import { Users } from './Users';

/** The accounts of editors and staff: how they log in, and how they keep strangers from it. */
export const accountsService: Part = { collections: [Users], tasks: [passwordReset] };
