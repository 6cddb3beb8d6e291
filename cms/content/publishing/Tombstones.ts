import type { CollectionConfig } from 'payload';
import { anyone } from '../../platform/access/anyone';
import { nobody } from '../../platform/access/nobody';

/** Records of removed public documents. A site that queries only changes learns from them which documents to delete. */
export const Tombstones: CollectionConfig = {
  slug: 'tombstones',
  labels: {
    singular: { he: 'רישום של דף שנמחק', en: 'Tombstone' },
    plural: { he: 'רישומים של דפים שנמחקו', en: 'Tombstones' },
  },
  admin: { hidden: true, useAsTitle: 'documentId' },
  access: { create: nobody, read: anyone, update: nobody, delete: nobody },
  fields: [
    { name: 'collectionSlug', type: 'text', required: true, index: true },
    { name: 'documentId', type: 'text', required: true, index: true },
  ],
};
