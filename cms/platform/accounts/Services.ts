import type { CollectionConfig, PayloadRequest, TypeWithID } from 'payload';
import { isAdministrator } from '../access/isAdministrator';
import { nobody } from '../access/nobody';
import { hasRole, isService } from '../access/roles';
import { writeAudit } from '../audit/writeAudit';
import { textField } from '../fields/shortFields';

/** Audits changes of service accounts by users. */
const noteKey = async ({ doc, req }: { doc: TypeWithID & { name?: string }; req: PayloadRequest }) => {
  if (!req.user) return;
  const subject = { kind: 'services', id: doc.id, ...(doc.name && { reference: doc.name }) };
  await writeAudit(req, { action: 'keyChanged', subject });
};

/** Service accounts: programs that read the CMS by key, such as the site's build. */
export const Services: CollectionConfig = {
  slug: 'services',
  labels: { singular: { he: 'שירות', en: 'Service' }, plural: { he: 'שירותים', en: 'Services' } },
  admin: { useAsTitle: 'name', group: { he: 'ניהול', en: 'Administration' } },
  // A copy would have the same key.
  disableDuplicate: true,
  auth: { disableLocalStrategy: true, useAPIKey: true },
  access: {
    create: isAdministrator,
    // Lets a program read its own account, to verify its key.
    read: ({ req: { user } }) =>
      hasRole(user, 'administrator') || (isService(user) && { id: { equals: user?.id } }),
    update: isAdministrator,
    delete: isAdministrator,
    unlock: nobody,
  },
  hooks: { afterChange: [noteKey], afterDelete: [noteKey] },
  fields: [textField('name', 'שם', 'Name', { required: true, unique: true })],
};
