import type { CollectionConfig } from 'payload';
import { hideFromOthers } from '../access/hideFromOthers';
import { isAdministrator } from '../access/isAdministrator';
import { nobody } from '../access/nobody';
import { plainAdmin } from '../fields/plainAdmin';

/**
 * The queue as administrators see it: jobs that wait, and those that failed for good. Finished ones are gone.
 * @param defaults Payload's own definition
 */
export function jobsCollection(defaults: CollectionConfig): CollectionConfig {
  return {
    ...defaults,
    fields: plainAdmin(defaults.fields),
    labels: { singular: { he: 'משימה', en: 'Job' }, plural: { he: 'תור המשימות', en: 'Job queue' } },
    admin: {
      ...defaults.admin,
      group: { he: 'ניהול', en: 'Administration' },
      hidden: hideFromOthers('administrator'),
      defaultColumns: ['taskSlug', 'queue', 'totalTried', 'hasError', 'waitUntil', 'createdAt'],
    },
    access: { create: nobody, read: isAdministrator, update: nobody, delete: isAdministrator },
  };
}
