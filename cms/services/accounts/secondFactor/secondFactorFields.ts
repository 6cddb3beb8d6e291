import type { Field } from 'payload';
import { nobody } from '../../../platform/access/nobody';

const secret = { hidden: true, access: { create: nobody, read: nobody, update: nobody } } as const;

/** What the CMS knows of a person's second factor. Only its own endpoints write it. */
export const secondFactorFields: Field[] = [
  {
    name: 'secondFactor',
    type: 'checkbox',
    defaultValue: false,
    saveToJWT: true,
    label: { he: 'אימות דו־שלבי', en: 'Second factor' },
    access: { create: nobody, update: nobody },
    admin: { readOnly: true },
  },
  /** The key shared with the authenticator app, encrypted with the CMS's secret; while the factor is off, the one being set up. */
  { name: 'secondFactorKey', type: 'text', ...secret },
  /** The newest time step that a code was taken for: none counts twice. */
  { name: 'secondFactorStep', type: 'number', ...secret },
  /** Hashes of the recovery codes that are left. */
  { name: 'recoveryCodes', type: 'json', ...secret },
];
