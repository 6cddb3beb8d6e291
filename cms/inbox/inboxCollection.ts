import type { CollectionConfig, CollectionSlug, Field } from 'payload';
import { hideFromOtherRoles } from '../platform/access/hideFromOtherRoles';
import { isAdministrator } from '../platform/access/isAdministrator';
import { isStaff } from '../platform/access/isStaff';
import { nobody } from '../platform/access/nobody';
import { auditDeletion } from '../platform/audit/auditDeletion';
import { auditViews } from '../platform/audit/auditViews';
import { expiresAfter } from '../platform/retention/expiresAfter';
import { auditStaffChanges } from './audit/auditStaffChanges';
import { exportCsv } from './export/exportCsv';
import { arrivalFields } from './arrivalFields';
import { deliveryFields } from './deliveryFields';
import { letterFields, metadataFields, staffFields } from './inboxFields';
import { recordAssignee, notifyAssignees } from './assignment/notifyAssignees';
import { deleteDependents } from './deleteDependents';
import { INBOX, LEGAL_HOLD, DELETION_BLOCKED, type LegalHold } from './inboxCollections';
import { lockEntry } from './lockEntry';
import { bulkUpdate, excludeMerged } from './merge/excludeMerged';
import { mergeDuplicate } from './merge/mergeDuplicate';
import { recordHandlingTime } from './recordHandlingTime';
import { sendReply } from './reply/sendReply';
import { searchByPhone } from './searchByPhone';

interface InboxConfig extends CollectionConfig {
  slug: CollectionSlug;
  /** Default retention period in days. Administrators can override it in the retention settings. */
  retentionDays: number;
  /** Fields with additional actions that only this collection offers. */
  actions?: Field[];
  /** Matches documents that the law requires us to keep, even if the person requests deletion. */
  keptByLaw?: LegalHold;
  /** Matches documents that cannot be deleted yet because a process still needs them. */
  keptForNow?: LegalHold;
}

/**
 * Defines a collection for one kind of visitor submission. The given fields are read-only (`makeReadOnly`) and the
 * admin shows them as a letter. Adds the common inbox fields, delivery state, access rules, CSV export and deletion of
 * dependent documents.
 * @param config slug, labels, fields, columns and search of the collection
 */
export function inboxCollection({
  actions = [],
  keptByLaw,
  keptForNow,
  retentionDays,
  ...config
}: InboxConfig): CollectionConfig {
  return {
    defaultSort: '-createdAt',
    lockDocuments: false,
    enableQueryPresets: true,
    ...config,
    custom: {
      ...config.custom,
      ...expiresAfter(retentionDays),
      [INBOX]: true,
      [LEGAL_HOLD]: keptByLaw,
      [DELETION_BLOCKED]: keptForNow,
    },
    access: { create: nobody, read: isStaff, update: isStaff, delete: isAdministrator, ...config.access },
    endpoints: [
      { path: '/export.csv', method: 'get', handler: exportCsv(config.slug) },
      bulkUpdate(config.slug),
      { path: '/:id/merge', method: 'post', handler: mergeDuplicate(config.slug) },
      { path: '/:id/reply', method: 'post', handler: sendReply(config.slug) },
      ...(config.endpoints || []),
    ],
    hooks: {
      ...config.hooks,
      beforeOperation: [
        // `excludeMerged` must run first, so that `lockEntry` locks only the remaining documents.
        excludeMerged,
        lockEntry,
        ...(config.hooks?.beforeOperation ?? []),
        searchByPhone(config.admin?.listSearchableFields),
      ],
      beforeChange: [...(config.hooks?.beforeChange ?? []), recordHandlingTime],
      afterChange: [...(config.hooks?.afterChange ?? []), auditStaffChanges, recordAssignee],
      afterOperation: [...(config.hooks?.afterOperation ?? []), auditViews, notifyAssignees],
      afterDelete: [...(config.hooks?.afterDelete ?? []), deleteDependents, auditDeletion],
    },
    admin: {
      useAsTitle: 'reference',
      hidden: hideFromOtherRoles('administrator', 'staff'),
      group: { he: 'פניות', en: 'Messages' },
      ...config.admin,
      components: {
        ...config.admin?.components,
        beforeListTable: [
          ...(config.admin?.components?.beforeListTable ?? []),
          '/inbox/InboxTools#InboxTools',
        ],
      },
    },
    fields: [
      ...letterFields,
      ...actions,
      ...staffFields(keptByLaw),
      {
        type: 'collapsible',
        label: { he: 'כל הנתונים', en: 'All the data' },
        admin: { initCollapsed: true },
        fields: [...config.fields, ...metadataFields(config.slug), ...deliveryFields()],
      },
      ...arrivalFields,
    ],
  };
}
