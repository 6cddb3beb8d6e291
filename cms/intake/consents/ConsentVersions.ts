import type { CollectionConfig } from 'payload';
import { nobody } from '../../platform/access/nobody';

/**
 * All consent texts that were ever published, by version. They are never deleted, because a form that was opened before
 * a change still sends the old version.
 */
export const ConsentVersions: CollectionConfig = {
  slug: 'consentVersions',
  labels: {
    singular: { he: 'גרסת נוסחי הסכמה', en: 'Version of consent texts' },
    plural: { he: 'גרסאות נוסחי הסכמה', en: 'Versions of consent texts' },
  },
  admin: { hidden: true, useAsTitle: 'version' },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'version', type: 'text', required: true, unique: true, index: true },
    { name: 'texts', type: 'json', required: true },
  ],
};
