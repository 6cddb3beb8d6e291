import type { CollectionConfig, CollectionSlug } from 'payload';
import { hideFromOthers } from '../platform/access/hideFromOthers';
import { isAdministrator } from '../platform/access/isAdministrator';
import { isStaff } from '../platform/access/isStaff';
import { nobody } from '../platform/access/nobody';
import { exportCsv } from './export/exportCsv';
import { deliveryFields } from './deliveryFields';
import { duplicateNotice, inboxFields } from './inboxFields';
import { forgetTraces } from './forgetTraces';

/**
 * A collection of what visitors send. Its own fields are what they sent (`received`); this adds what all kinds have in common: the inbox's fields,
 * how far its delivery got, who may do what, the export, and that nothing of a document stays behind when it is deleted.
 * @param config slug, labels, fields, columns and search of the kind
 */
export function inboxCollection(config: CollectionConfig & { slug: CollectionSlug }): CollectionConfig {
  return {
    defaultSort: '-createdAt',
    lockDocuments: false,
    ...config,
    access: { create: nobody, read: isStaff, update: isStaff, delete: isAdministrator, ...config.access },
    endpoints: [
      { path: '/export.csv', method: 'get', handler: exportCsv(config.slug) },
      ...(config.endpoints || []),
    ],
    hooks: {
      ...config.hooks,
      afterDelete: [...(config.hooks?.afterDelete ?? []), forgetTraces],
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
          '/admin/InboxTools#InboxTools',
        ],
      },
    },
    fields: [...duplicateNotice, ...config.fields, ...inboxFields(config.slug), ...deliveryFields()],
  };
}
