import { completeAddress } from '@group/rules/addresses/completeAddress';
import type { TextField } from 'payload';
import { linkAddress } from './linkAddress';

/**
 * Hooks and validation for a text field that holds the URL of a link. An incomplete URL is completed before it is
 * saved.
 */
export const addressRules = {
  validate: linkAddress,
  hooks: {
    beforeValidate: [
      ({ value }) => (typeof value === 'string' ? completeAddress(value) : (value as unknown)),
    ],
  },
} satisfies Pick<TextField, 'validate' | 'hooks'>;
