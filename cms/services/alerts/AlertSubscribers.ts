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
import { forgetMails, forgetRequests } from './forgetAlerts';

/** Deletes records of sent mails, queued mails and requests of the address with a subscriber. */
const forgetTraces: CollectionAfterDeleteHook = async ({ id, doc, req, collection }) => {
  const { email } = doc as { email: string };
  await forgetMails(req, sql`subscriber = ${Number(id)}`);
  await forgetRequests(req, sql`email = ${email}`);
  if (req.user) await writeAudit(req, { action: 'entryDeleted', subject: { kind: collection.slug, id } });
};

const kinds = Object.entries(ALERT_KIND_LABELS).map(([name, label]): Field => ({
  name,
  type: 'checkbox',
  defaultValue: false,
  label: { ...label },
}));

const time = (name: string, he: string, en: string): Field => ({
  name,
  type: 'date',
  label: { he, en },
  admin: { date: { pickerAppearance: 'dayAndTime' } },
});

/** Subscribers of alerts about new reports. Each has confirmed the address by a link. */
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
      he: 'מי שאישרו בדוא״ל שהם מבקשים הודעה על דוחות חדשים. מחיקה כאן מבטלת את המינוי.',
      en: 'Who confirmed by mail that they want to hear of new reports. Deleting one ends the subscription.',
    },
  },
  defaultSort: '-confirmedAt',
  lockDocuments: false,
  graphQL: false,
  access: { create: nobody, read: isStaff, update: nobody, delete: isStaff },
  hooks: { afterOperation: [auditViews], afterDelete: [forgetTraces] },
  fields: makeReadOnly([
    markPerson('sender', {
      name: 'email',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: { he: 'דוא״ל', en: 'E-mail' },
    }),
    visitorLanguageField,
    ...kinds,
    time('requestedAt', 'התבקש ב', 'Asked for at'),
    time('confirmedAt', 'אושר ב', 'Confirmed at'),
  ]),
};
