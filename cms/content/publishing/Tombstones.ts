import type { CollectionConfig } from 'payload';
import { anyone } from '../../platform/access/anyone';
import { nobody } from '../../platform/access/nobody';

/** What the public can no longer see: without these, a site that asks for changes only would keep it. */
export const Tombstones: CollectionConfig = {
  slug: 'tombstones',
  labels: { singular: { he: 'מצבה', en: 'Tombstone' }, plural: { he: 'מצבות', en: 'Tombstones' } },
  admin: { hidden: true, useAsTitle: 'documentId' },
  access: { create: nobody, read: anyone, update: nobody, delete: nobody },
  fields: [
    { name: 'collectionSlug', type: 'text', required: true, index: true },
    { name: 'documentId', type: 'text', required: true, index: true },
  ],
};
