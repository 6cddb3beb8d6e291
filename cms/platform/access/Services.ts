import type { CollectionConfig } from 'payload';
import { isAdministrator } from './isAdministrator';
import { hasRole, isService } from './roles';

/** Accounts without a password: programs that read the CMS with a key, such as the site's build. */
export const Services: CollectionConfig = {
  slug: 'services',
  labels: { singular: { he: 'שירות', en: 'Service' }, plural: { he: 'שירותים', en: 'Services' } },
  admin: { useAsTitle: 'name', group: { he: 'ניהול', en: 'Administration' } },
  auth: { disableLocalStrategy: true, useAPIKey: true },
  access: {
    create: isAdministrator,
    // A program may read its own account: that is how it learns whether its key is good.
    read: ({ req: { user } }) =>
      hasRole(user, 'administrator') || (isService(user) && { id: { equals: user?.id } }),
    update: isAdministrator,
    delete: isAdministrator,
  },
  fields: [{ name: 'name', type: 'text', required: true, unique: true, label: { he: 'שם', en: 'Name' } }],
};
