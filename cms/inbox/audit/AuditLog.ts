import type { CollectionConfig, Field, FieldHook } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isAdministrator } from '../../platform/access/isAdministrator';
import { nobody } from '../../platform/access/nobody';
import { expiresAfter } from '../../platform/retention/expiresAfter';
import { AUDIT_ACTIONS } from '../../platform/audit/auditActions';
import { auditText, subjectText, type StoredEntry } from '../../platform/audit/auditText';
import type { Label } from '../../platform/labels/labels';
import { exportCsv } from '../export/exportCsv';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { indexedRelationField, selectField, textField } from '../../platform/fields/shortFields';

const SYSTEM = { he: 'המערכת', en: 'The system' };

/** Creates a hook that generates the text of a log entry each time it is read, in the reader's language. */
const inWords =
  (words: typeof auditText): FieldHook =>
  ({ siblingData, req }) =>
    words(req.payload, siblingData as StoredEntry, adminLanguage(req.i18n));

const shown = (name: string, label: Label, words: typeof auditText, Cell?: string): Field => ({
  name,
  type: 'text',
  virtual: true,
  label: { ...label },
  admin: { readOnly: true, disableListFilter: true, ...(Cell && { components: { Cell } }) },
  hooks: { afterRead: [inWords(words)] },
});

/**
 * Collection of the audit log, written by `platform/audit/writeAudit`. Only administrators can read it, nobody can
 * change it, and only the retention job deletes entries. Visitors are identified by reference number only.
 */
export const AuditLog: CollectionConfig = {
  slug: 'auditLog',
  custom: expiresAfter(730),
  labels: {
    singular: { he: 'רישום ביומן', en: 'Audit log entry' },
    plural: { he: 'יומן פעולות', en: 'Audit log' },
  },
  admin: {
    useAsTitle: 'reference',
    hidden: hideFromOtherRoles('administrator'),
    group: { he: 'ניהול', en: 'Administration' },
    defaultColumns: ['createdAt', 'actorName', 'what', 'on'],
    listSearchableFields: ['reference', 'actorName'],
    pagination: { defaultLimit: 50 },
    description: {
      he: 'מי עשה מה, מתי ובאיזו רשומה. אי אפשר לשנות או למחוק רישומים. הם נמחקים לפי תקופות השמירה.',
      en: 'Who did what, when, and to which record. Entries cannot be changed or deleted. They expire after the retention period.',
    },
    components: { beforeListTable: ['/inbox/audit/AuditTools#AuditTools'] },
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  graphQL: false,
  access: { create: nobody, read: isAdministrator, update: nobody, delete: nobody },
  endpoints: [{ path: '/export.csv', method: 'get', handler: exportCsv('auditLog', ['administrator']) }],
  fields: [
    textField('actorName', 'מי', 'Who', {
      admin: { readOnly: true },
      hooks: { afterRead: [({ value, req }) => (value as string) || SYSTEM[adminLanguage(req.i18n)]] },
    }),
    shown('what', { he: 'מה', en: 'What' }, auditText),
    shown(
      'on',
      { he: 'הרשומה', en: 'Record' },
      subjectText,
      '/inbox/audit/AuditSubjectCell#AuditSubjectCell',
    ),
    selectField('action', 'פעולה', 'Action', {
      required: true,
      index: true,
      options: Object.entries(AUDIT_ACTIONS).map(([value, label]) => ({ value, label: { ...label } })),
      admin: { readOnly: true },
    }),
    textField('reference', 'מספר או שם', 'Reference or name', { index: true, admin: { readOnly: true } }),
    indexedRelationField('actor', 'users', 'החשבון', 'Account', { admin: { readOnly: true } }),
    { name: 'subjectKind', type: 'text', required: true, index: true, admin: { hidden: true } },
    { name: 'subjectId', type: 'text', index: true, admin: { hidden: true } },
    { name: 'changes', type: 'json', admin: { hidden: true } },
  ],
};
