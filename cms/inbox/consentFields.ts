import type { CheckboxField } from 'payload';

/** Optional consents of the visitor, as the forms send them. */
export const consentFields: CheckboxField[] = [
  {
    name: 'allowedMarketing',
    type: 'checkbox',
    defaultValue: false,
    label: { he: 'אישר דיוור שיווקי', en: 'Agreed to marketing' },
  },
  {
    name: 'allowedSmsAndEmail',
    type: 'checkbox',
    defaultValue: false,
    label: { he: 'אישר SMS ודוא״ל', en: 'Agreed to SMS and e-mail' },
  },
];
