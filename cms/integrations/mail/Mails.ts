import type { Access, CollectionConfig } from 'payload';
import { isAdministrator } from '../../platform/access/isAdministrator';
import { isStaff } from '../../platform/access/isStaff';
import { nobody } from '../../platform/access/nobody';
import { auditDeletion } from '../../platform/audit/auditDeletion';
import { auditViews } from '../../platform/audit/auditViews';
import { expiresAfter } from '../../platform/retention/expiresAfter';
import { areaField, textField } from '../../platform/fields/shortFields';

/**
 * Hides confidential mails, such as those with password links, from staff. Administrators may read them, because they
 * can set passwords anyway.
 */
const openMails: Access = ({ req }) => {
  if (isAdministrator({ req })) return true;
  return isStaff({ req }) && { confidential: { not_equals: true } };
};

const readOnly = { readOnly: true };

/** Mails that were stored for staff because no mail server is configured. */
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
    textField('to', 'אל', 'To', { required: true, admin: readOnly }),
    textField('from', 'מאת', 'From', { admin: readOnly }),
    textField('replyTo', 'כתובת למענה', 'Reply to', { admin: readOnly }),
    textField('subject', 'נושא', 'Subject', { required: true, admin: readOnly }),
    areaField('text', 'תוכן', 'Text', { required: true, admin: readOnly }),
    areaField('html', 'גרסת HTML', 'HTML version', { admin: { ...readOnly, rtl: false } }),
    { name: 'confidential', type: 'checkbox', defaultValue: false, admin: { hidden: true } },
    { name: 'deliveryKey', type: 'text', unique: true, index: true, admin: { hidden: true } },
  ],
};
