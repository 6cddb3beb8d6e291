import type { CollectionConfig } from 'payload';
import { isAdministrator } from '../access/isAdministrator';

/** Accounts without a password: programs that read the CMS with a key, such as the site's build. */
export const Services: CollectionConfig = {
  slug: 'services',
  labels: { singular: { he: 'שירות', en: 'Service' }, plural: { he: 'שירותים', en: 'Services' } },
  admin: { useAsTitle: 'name', group: { he: 'ניהול', en: 'Administration' } },
  auth: { disableLocalStrategy: true, useAPIKey: true },
  access: { create: isAdministrator, read: isAdministrator, update: isAdministrator, delete: isAdministrator },
  fields: [{ name: 'name', type: 'text', required: true, unique: true, label: { he: 'שם', en: 'Name' } }],
};
