import type { CheckboxField } from 'payload';

/** What a visitor agreed to beside what was asked for, as the forms send it. */
export const agreedFields: CheckboxField[] = [
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
