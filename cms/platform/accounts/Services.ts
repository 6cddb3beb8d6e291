import type { CollectionConfig, PayloadRequest, TypeWithID } from 'payload';
import { isAdministrator } from '../access/isAdministrator';
import { nobody } from '../access/nobody';
import { hasRole, isService } from '../access/roles';
import { writeAudit } from '../audit/writeAudit';
import { textField } from '../fields/shortFields';

/** Writes an audit log entry when a user changes a service account. */
const noteKey = async ({ doc, req }: { doc: TypeWithID & { name?: string }; req: PayloadRequest }) => {
  if (!req.user) return;
  const subject = { kind: 'services', id: doc.id, ...(doc.name && { reference: doc.name }) };
  await writeAudit(req, { action: 'keyChanged', subject });
};

/** Collection of service accounts: programs, such as the site's build, that read the CMS with an API key. */
export const Services: CollectionConfig = {
  slug: 'services',
  labels: {
    singular: { he: 'חשבון שירות', en: 'Service account' },
    plural: { he: 'חשבונות שירות', en: 'Service accounts' },
  },
  admin: { useAsTitle: 'name', group: { he: 'ניהול', en: 'Administration' } },
  // Disabled, because a copy would have the same API key.
  disableDuplicate: true,
  auth: { disableLocalStrategy: true, useAPIKey: true },
  access: {
    create: isAdministrator,
    // A program may read its own account, so that it can check whether its key is valid.
    read: ({ req: { user } }) =>
      hasRole(user, 'administrator') || (isService(user) && { id: { equals: user?.id } }),
    update: isAdministrator,
    delete: isAdministrator,
    unlock: nobody,
  },
  hooks: { afterChange: [noteKey], afterDelete: [noteKey] },
  fields: [textField('name', 'שם', 'Name', { required: true, unique: true })],
};
