import { completeAddress } from '@group/rules/addresses/completeAddress';
import type { TextField } from 'payload';
import { linkAddress } from './linkAddress';

/** Validation of a text field with the address of a link, which is completed before it is saved. */
export const addressRules = {
  validate: linkAddress,
  hooks: {
    beforeValidate: [
      ({ value }) => (typeof value === 'string' ? completeAddress(value) : (value as unknown)),
    ],
  },
} satisfies Pick<TextField, 'validate' | 'hooks'>;
