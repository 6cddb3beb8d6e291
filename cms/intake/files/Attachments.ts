import type { CollectionConfig } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isAdministrator } from '../../platform/access/isAdministrator';
import { nobody } from '../../platform/access/nobody';
import { auditDeletion } from '../../platform/audit/auditDeletion';
import { auditViews } from '../../platform/audit/auditViews';
import { makeReadOnly } from '../../platform/fields/makeReadOnly';
import { nameOwner } from './nameOwner';
import { noteDownload } from './noteDownload';
import { readAttachment } from './readAttachment';
import { scanFields } from './scanFields';
import { env } from '../../platform/env/env';
import { attachmentFiles } from '../../platform/files/attachmentFiles';
import { sendAttachment } from '../../platform/files/sendAttachment';
import { signedDownload } from '../../platform/files/signedDownload';

/**
 * Files of visitors: inspected before storage (`intake/files`), separate from public media, downloaded by staff only,
 * and deleted with their document. With a virus scanner, downloads wait for its result.
 */
export const Attachments: CollectionConfig = {
  slug: 'attachments',
  labels: {
    singular: { he: 'קובץ מצורף', en: 'Attachment' },
    plural: { he: 'קבצים מצורפים', en: 'Attachments' },
  },
  admin: {
    useAsTitle: 'title',
    hidden: hideFromOtherRoles('administrator', 'staff'),
    group: { he: 'פניות', en: 'Messages' },
    defaultColumns: ['name', 'reference', 'ownerKind', 'scanState', 'mimeType', 'filesize', 'createdAt'],
    listSearchableFields: ['name', 'reference'],
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  graphQL: false,
  upload: {
    staticDir: env.attachmentsDir,
    handlers: [noteDownload, signedDownload, sendAttachment(attachmentFiles)],
    adminThumbnail: () => null,
    displayPreview: false,
    crop: false,
    focalPoint: false,
    hideFileInputOnCreate: true,
    hideRemoveFile: true,
  },
  access: { create: nobody, read: readAttachment, update: nobody, delete: isAdministrator },
  hooks: { afterOperation: [auditViews], afterDelete: [auditDeletion] },
  fields: makeReadOnly([
    { name: 'name', type: 'text', required: true, label: { he: 'שם הקובץ', en: 'Name of the file' } },
    {
      name: 'reference',
      type: 'text',
      required: true,
      index: true,
      label: { he: 'מספר פנייה', en: 'Reference' },
    },
    { name: 'ownerCollection', type: 'text', required: true, admin: { hidden: true } },
    {
      name: 'ownerKind',
      type: 'text',
      virtual: true,
      label: { he: 'סוג הפנייה', en: 'Kind of message' },
      admin: { disableListFilter: true },
      hooks: { afterRead: [nameOwner] },
    },
    // Payload's own field with a readable label.
    {
      name: 'mimeType',
      type: 'text',
      label: { he: 'סוג הקובץ', en: 'Type of file' },
      admin: { components: { Cell: '/intake/files/FileTypeCell#FileTypeCell' } },
    },
    {
      name: 'isActive',
      type: 'checkbox',
      defaultValue: false,
      label: { he: 'יש בו תוכן פעיל', en: 'Contains active content' },
      admin: {
        description: {
          he: 'סקריפטים, שדות, קבצים מוטמעים או הפניות החוצה. פתחו רק אחרי סריקת וירוסים.',
          en: 'Scripts, fields, embedded files or references to something outside. Open it only after a virus scan.',
        },
        condition: (data) => Boolean(data.isActive),
      },
    },
    // Title in lists: the name, with a mark if the file was removed.
    { name: 'title', type: 'text', admin: { hidden: true } },
    ...scanFields,
  ]),
};
