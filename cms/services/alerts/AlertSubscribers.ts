import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionAfterDeleteHook, CollectionConfig, Field } from 'payload';
import { HOLDS_PERSONAL_DATA } from '../../inbox/inboxCollections';
import { markPerson } from '../../inbox/personalData/markPerson';
import { visitorLanguageField } from '../../inbox/visitorLanguageField';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isStaff } from '../../platform/access/isStaff';
import { nobody } from '../../platform/access/nobody';
import { writeAudit } from '../../platform/audit/writeAudit';
import { auditViews } from '../../platform/audit/auditViews';
import { makeReadOnly } from '../../platform/fields/makeReadOnly';
import { ALERT_KIND_LABELS } from './alertKinds';
import { deleteAlertMails, deleteAlertRequests } from './purgeAlerts';
import { momentField, textField } from '../../platform/fields/shortFields';

/**
 * When a subscriber is deleted, also deletes the person's alert mails, sent or queued, and the requests from that
 * e-mail address.
 */
const deleteTraces: CollectionAfterDeleteHook = async ({ id, doc, req, collection }) => {
  const { email } = doc as { email: string };
  await deleteAlertMails(req, sql`subscriber = ${Number(id)}`);
  await deleteAlertRequests(req, sql`email = ${email}`);
  if (req.user) await writeAudit(req, { action: 'entryDeleted', subject: { kind: collection.slug, id } });
};

const kinds = Object.entries(ALERT_KIND_LABELS).map(([name, label]): Field => ({
  name,
  type: 'checkbox',
  defaultValue: false,
  label: { ...label },
}));

const time = (name: string, he: string, en: string): Field => momentField(name, he, en);

/** People who get alerts about new reports. Each has confirmed the e-mail address through a link. */
export const AlertSubscribers: CollectionConfig = {
  slug: 'alertSubscribers',
  custom: { [HOLDS_PERSONAL_DATA]: true },
  labels: {
    singular: { he: 'מנוי להתראות', en: 'Alert subscriber' },
    plural: { he: 'מנויים להתראות', en: 'Alert subscribers' },
  },
  admin: {
    useAsTitle: 'email',
    hidden: hideFromOtherRoles('administrator', 'staff'),
    group: { he: 'פניות', en: 'Messages' },
    defaultColumns: ['email', 'language', ...Object.keys(ALERT_KIND_LABELS), 'confirmedAt'],
    description: {
      he: 'כתובות שאישרו בדוא״ל הרשמה להתראות על דוחות חדשים. מחיקה כאן מבטלת את ההרשמה.',
      en: 'Addresses that confirmed a subscription to alerts about new reports. Deleting one ends the subscription.',
    },
  },
  defaultSort: '-confirmedAt',
  lockDocuments: false,
  graphQL: false,
  access: { create: nobody, read: isStaff, update: nobody, delete: isStaff },
  hooks: { afterOperation: [auditViews], afterDelete: [deleteTraces] },
  fields: makeReadOnly([
    markPerson(
      'sender',
      textField('email', 'דוא״ל', 'E-mail', { required: true, unique: true, index: true }),
    ),
    visitorLanguageField,
    ...kinds,
    time('requestedAt', 'מועד הבקשה', 'Requested at'),
    time('confirmedAt', 'מועד האישור', 'Confirmed at'),
  ]),
};
