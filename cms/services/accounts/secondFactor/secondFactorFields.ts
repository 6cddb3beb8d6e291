import type { Field } from 'payload';
import { nobody } from '../../../platform/access/nobody';

const access = { create: nobody, read: nobody, update: nobody };

/**
 * What an account keeps of its second factor. `hidden` takes it out of every answer, `access` out of every query and every change:
 * it is read and written by `secondFactorStore` alone.
 */
export const secondFactorFields: Field = {
  name: 'secondFactor',
  type: 'group',
  hidden: true,
  access,
  admin: { disableListColumn: true, disableListFilter: true },
  fields: [
    // Encrypted: `sealSecret`.
    { name: 'secret', type: 'text', hidden: true, access },
    // The step of the last code that was used: no code works twice.
    { name: 'lastStep', type: 'number', hidden: true, access },
    // Hashes, one a line: `recoveryCodes`.
    { name: 'recoveryCodes', type: 'textarea', hidden: true, access },
    { name: 'enrolledAt', type: 'date', hidden: true, access },
  ],
};
