import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload';
import { PERSONAL } from '../../inbox/inboxKinds';
import { ofPerson } from '../../inbox/personalData/ofPerson';
import { isAdministrator } from '../../platform/access/isAdministrator';
import { noteAudit } from '../../platform/audit/noteAudit';
import { technicalTable } from '../../platform/database/technicalTable';
import { received } from '../../platform/fields/received';
import { textField } from '../../platform/fields/textField';
import { forgetRequests } from './forgetAlerts';

/** With a request go its mails that are still queued. */
const forgetTraces: CollectionAfterDeleteHook = async ({ id, req, collection }) => {
  await forgetRequests(req, sql`id = ${Number(id)}`);
  if (req.user) await noteAudit(req, { action: 'entryDeleted', subject: { kind: collection.slug, id } });
};

const table = technicalTable('alertRequests', [
  // Drawn at random: the number of a row may be given out again.
  { name: 'key', type: 'text', required: true, unique: true, index: true },
  ...received([
    ofPerson('sender', textField('email', 'דוא״ל', 'E-mail', { required: true })),
    textField('language', 'שפת הפונה', 'Language of the visitor', { required: true }),
    /** Names of kinds, with commas between. */
    textField('kinds', 'סוגי ההתראות', 'Kinds of alerts', { required: true }),
  ]),
  { name: 'requestedAt', type: 'number', required: true },
  { name: 'expiresAt', type: 'number', required: true, index: true },
  { name: 'confirmedAt', type: 'number' },
]);

/** Who asked for alerts and has not confirmed it yet, with what was chosen. They are forgotten when their link expires. */
export const AlertRequests: CollectionConfig = {
  ...table,
  labels: {
    singular: { he: 'בקשה להתראות שלא אושרה', en: 'Unconfirmed request for alerts' },
    plural: { he: 'בקשות להתראות שלא אושרו', en: 'Unconfirmed requests for alerts' },
  },
  custom: { [PERSONAL]: true },
  // By the tool for personal data, which asks whether its user may.
  access: { ...table.access, delete: isAdministrator },
  hooks: { afterDelete: [forgetTraces] },
};
