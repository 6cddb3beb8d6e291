import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload';
import { HOLDS_PERSONAL_DATA } from '../../inbox/inboxCollections';
import { markPerson } from '../../inbox/personalData/markPerson';
import { isAdministrator } from '../../platform/access/isAdministrator';
import { writeAudit } from '../../platform/audit/writeAudit';
import { technicalTable } from '../../platform/database/technicalTable';
import { makeReadOnly } from '../../platform/fields/makeReadOnly';
import { deleteAlertRequests } from './purgeAlerts';
import { textField } from '../../platform/fields/shortFields';

/** Deletes the queued confirmation mails of a deleted request. */
const deleteTraces: CollectionAfterDeleteHook = async ({ id, req, collection }) => {
  await deleteAlertRequests(req, sql`id = ${Number(id)}`);
  if (req.user) await writeAudit(req, { action: 'entryDeleted', subject: { kind: collection.slug, id } });
};

const table = technicalTable('alertRequests', [
  // Random key of the link. The id is not suitable, because ids can be reused.
  { name: 'key', type: 'text', required: true, unique: true, index: true },
  ...makeReadOnly([
    markPerson('sender', textField('email', 'דוא״ל', 'E-mail', { required: true })),
    textField('language', 'שפת הפונה', 'Language of the visitor', { required: true }),
    /** Comma-separated kinds. */
    textField('kinds', 'סוגי ההתראות', 'Kinds of alerts', { required: true }),
  ]),
  { name: 'requestedAt', type: 'number', required: true },
  { name: 'expiresAt', type: 'number', required: true, index: true },
  { name: 'confirmedAt', type: 'number' },
]);

/**
 * Subscriptions that were requested, some of them not confirmed yet. Each row is deleted when its confirmation link
 * expires.
 */
export const AlertRequests: CollectionConfig = {
  ...table,
  labels: {
    singular: { he: 'בקשה להתראות שלא אושרה', en: 'Unconfirmed request for alerts' },
    plural: { he: 'בקשות להתראות שלא אושרו', en: 'Unconfirmed requests for alerts' },
  },
  custom: { [HOLDS_PERSONAL_DATA]: true },
  // Lets the tool for personal data delete rows. It checks the permission itself.
  access: { ...table.access, delete: isAdministrator },
  hooks: { afterDelete: [deleteTraces] },
};
