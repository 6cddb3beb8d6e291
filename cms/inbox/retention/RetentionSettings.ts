import type { GlobalConfig } from 'payload';
import { hideFromOthers } from '../../platform/access/hideFromOthers';
import { isAdministrator } from '../../platform/access/isAdministrator';
import { isStaff } from '../../platform/access/isStaff';
import { RETENTION } from './retentionKinds';

/** How many days each kind of personal data is kept. Who may delete documents may say so. */
export const RetentionSettings: GlobalConfig = {
  slug: 'retention',
  label: { he: 'תקופות שמירה', en: 'Retention' },
  graphQL: false,
  admin: {
    group: { he: 'הגדרות', en: 'Settings' },
    hidden: hideFromOthers('administrator'),
    description: {
      he: 'כל לילה נמחקות הפניות שעברה תקופתן, עם המסירות והקבצים שלהן. אין דרך חזרה.',
      en: 'Every night what is older is deleted, with its deliveries and files. There is no way back.',
    },
  },
  access: { read: isStaff, update: isAdministrator },
  fields: Object.entries(RETENTION).map(([name, { label, days }]) => ({
    name,
    type: 'number',
    required: true,
    min: 1,
    max: 36_500,
    defaultValue: days,
    label: { he: `${label.he} (ימים)`, en: `${label.en} (days)` },
  })),
};
