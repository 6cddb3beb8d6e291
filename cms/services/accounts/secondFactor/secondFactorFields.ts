import type { Field } from 'payload';
import { nobody } from '../../../platform/access/nobody';

const access = { create: nobody, read: nobody, update: nobody };

/**
 * Stored data of a second factor. `hidden` excludes it from responses, `access` from queries and changes; only
 * `secondFactorStore` uses it.
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
    // Step of the last used code; codes work only once.
    { name: 'lastStep', type: 'number', hidden: true, access },
    // Hashes, one per line (`makeRecoveryCodes`).
    { name: 'recoveryCodes', type: 'textarea', hidden: true, access },
    { name: 'enrolledAt', type: 'date', hidden: true, access },
  ],
};
