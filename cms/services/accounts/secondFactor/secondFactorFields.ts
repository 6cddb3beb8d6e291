import type { Field } from 'payload';
import { nobody } from '../../../platform/access/nobody';

const access = { create: nobody, read: nobody, update: nobody };

/**
 * Stored data of a second factor. `hidden` keeps it out of responses, and `access` prevents queries and changes through
 * the API. Only `secondFactorStore` reads and writes it.
 */
export const secondFactorFields: Field = {
  name: 'secondFactor',
  type: 'group',
  hidden: true,
  access,
  admin: { disableListColumn: true, disableListFilter: true },
  fields: [
    // Encrypted (`sealSecret`).
    { name: 'secret', type: 'text', hidden: true, access },
    // Time step of the last accepted code. Codes of this step or an earlier one are rejected, so that each code works
    // only once.
    { name: 'lastStep', type: 'number', hidden: true, access },
    // Hashes of the unused recovery codes, one per line (`makeRecoveryCodes`).
    { name: 'recoveryCodes', type: 'textarea', hidden: true, access },
    { name: 'enrolledAt', type: 'date', hidden: true, access },
  ],
};
