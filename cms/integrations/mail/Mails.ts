import type { Access, CollectionConfig } from 'payload';
import { isAdministrator } from '../../platform/access/isAdministrator';
import { isStaff } from '../../platform/access/isStaff';
import { nobody } from '../../platform/access/nobody';
import { auditDeletion } from '../../platform/audit/auditDeletion';
import { auditViews } from '../../platform/audit/auditViews';
import { expiresAfter } from '../../platform/retention/expiresAfter';

/** Hides mails with password links from staff. Administrators can set passwords anyway. */
const openMails: Access = ({ req }) => {
  if (isAdministrator({ req })) return true;
  return isStaff({ req }) && { confidential: { not_equals: true } };
};

const readOnly = { readOnly: true };

/** Mails stored for staff while no mail server is configured. */
export const Mails: CollectionConfig = {
  slug: 'mails',
  custom: expiresAfter(90),
  labels: { singular: { he: 'דוא״ל', en: 'Mail' }, plural: { he: 'דואר יוצא', en: 'Outgoing mail' } },
  admin: {
    useAsTitle: 'subject',
    group: { he: 'פניות', en: 'Messages' },
    defaultColumns: ['subject', 'to', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: openMails, update: nobody, delete: isAdministrator },
  hooks: { afterOperation: [auditViews], afterDelete: [auditDeletion] },
  fields: [
    { name: 'to', type: 'text', required: true, label: { he: 'אל', en: 'To' }, admin: readOnly },
    { name: 'from', type: 'text', label: { he: 'מאת', en: 'From' }, admin: readOnly },
    { name: 'replyTo', type: 'text', label: { he: 'השב אל', en: 'Reply to' }, admin: readOnly },
    { name: 'subject', type: 'text', required: true, label: { he: 'נושא', en: 'Subject' }, admin: readOnly },
    { name: 'text', type: 'textarea', required: true, label: { he: 'תוכן', en: 'Text' }, admin: readOnly },
    {
      name: 'html',
      type: 'textarea',
      label: { he: 'תוכן כדף', en: 'As a page' },
      admin: { ...readOnly, rtl: false },
    },
    { name: 'confidential', type: 'checkbox', defaultValue: false, admin: { hidden: true } },
    { name: 'deliveryKey', type: 'text', unique: true, index: true, admin: { hidden: true } },
  ],
};
