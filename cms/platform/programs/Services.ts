import type { CollectionConfig, PayloadRequest, TypeWithID } from 'payload';
import { isAdministrator } from '../access/isAdministrator';
import { nobody } from '../access/nobody';
import { hasRole, isService } from '../access/roles';
import { noteAudit } from '../audit/noteAudit';

/** Writes down that somebody made, changed or deleted an account of a program. */
const noteKey = async ({ doc, req }: { doc: TypeWithID & { name?: string }; req: PayloadRequest }) => {
  if (!req.user) return;
  const subject = { kind: 'services', id: doc.id, ...(doc.name && { reference: doc.name }) };
  await noteAudit(req, { action: 'keyChanged', subject });
};

/** Accounts without a password: programs that read the CMS with a key, such as the site's build. */
export const Services: CollectionConfig = {
  slug: 'services',
  labels: { singular: { he: 'שירות', en: 'Service' }, plural: { he: 'שירותים', en: 'Services' } },
  admin: { useAsTitle: 'name', group: { he: 'ניהול', en: 'Administration' } },
  // A copy would have the key of its original.
  disableDuplicate: true,
  auth: { disableLocalStrategy: true, useAPIKey: true },
  access: {
    create: isAdministrator,
    // A program may read its own account: that is how it learns whether its key is good.
    read: ({ req: { user } }) =>
      hasRole(user, 'administrator') || (isService(user) && { id: { equals: user?.id } }),
    update: isAdministrator,
    delete: isAdministrator,
    unlock: nobody,
  },
  hooks: { afterChange: [noteKey], afterDelete: [noteKey] },
  fields: [{ name: 'name', type: 'text', required: true, unique: true, label: { he: 'שם', en: 'Name' } }],
};
