import type { CollectionConfig, CollectionSlug, Field } from 'payload';
import { hideFromOthers } from '../platform/access/hideFromOthers';
import { isAdministrator } from '../platform/access/isAdministrator';
import { isStaff } from '../platform/access/isStaff';
import { nobody } from '../platform/access/nobody';
import { noteDeletion } from '../platform/audit/noteDeletion';
import { noteLooks } from '../platform/audit/noteLooks';
import { expiresAfter } from '../platform/retention/expiresAfter';
import { noteStaffWork } from './audit/noteStaffWork';
import { exportCsv } from './export/exportCsv';
import { arrivalFields } from './arrivalFields';
import { deliveryFields } from './deliveryFields';
import { letterFields, notedFields, staffFields } from './inboxFields';
import { noteAssignee, tellAssignees } from './assignment/tellAssignees';
import { forgetTraces } from './forgetTraces';
import { INBOX, KEPT_BY_LAW, KEPT_FOR_NOW, type KeptByLaw } from './inboxKinds';
import { lockEntry } from './lockEntry';
import { changeMany, leaveMerged } from './merge/leaveMerged';
import { mergeDuplicate } from './merge/mergeDuplicate';
import { noteHandled } from './noteHandled';
import { sendReply } from './reply/sendReply';
import { searchByPhone } from './searchByPhone';

interface InboxConfig extends CollectionConfig {
  slug: CollectionSlug;
  /** Default retention in days; the retention settings override it. */
  retentionDays: number;
  /** Additional actions of this kind. */
  actions?: Field[];
  /** Matches documents that must be kept even if the person requests deletion. */
  keptByLaw?: KeptByLaw;
  /** Matches documents that cannot be deleted yet, because a process is running. */
  keptForNow?: KeptByLaw;
}

/**
 * Defines a collection of visitors' submissions. Its own fields are read-only (`received`) and shown as a letter.
 * Adds the common fields, delivery state, access, export and deletion of dependents.
 * @param config slug, labels, fields, columns and search of the kind
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
      [KEPT_BY_LAW]: keptByLaw,
      [KEPT_FOR_NOW]: keptForNow,
    },
    access: { create: nobody, read: isStaff, update: isStaff, delete: isAdministrator, ...config.access },
    endpoints: [
      { path: '/export.csv', method: 'get', handler: exportCsv(config.slug) },
      changeMany(config.slug),
      { path: '/:id/merge', method: 'post', handler: mergeDuplicate(config.slug) },
      { path: '/:id/reply', method: 'post', handler: sendReply(config.slug) },
      ...(config.endpoints || []),
    ],
    hooks: {
      ...config.hooks,
      beforeOperation: [
        // Before the remaining documents are locked.
        leaveMerged,
        lockEntry,
        ...(config.hooks?.beforeOperation ?? []),
        searchByPhone(config.admin?.listSearchableFields),
      ],
      beforeChange: [...(config.hooks?.beforeChange ?? []), noteHandled],
      afterChange: [...(config.hooks?.afterChange ?? []), noteStaffWork, noteAssignee],
      afterOperation: [...(config.hooks?.afterOperation ?? []), noteLooks, tellAssignees],
      afterDelete: [...(config.hooks?.afterDelete ?? []), forgetTraces, noteDeletion],
    },
    admin: {
      useAsTitle: 'reference',
      hidden: hideFromOthers('administrator', 'staff'),
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
        fields: [...config.fields, ...notedFields(config.slug), ...deliveryFields()],
      },
      ...arrivalFields,
    ],
  };
}
