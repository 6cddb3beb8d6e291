import type { CollectionConfig } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isAdministrator } from '../../platform/access/isAdministrator';
import { nobody } from '../../platform/access/nobody';
import { auditDeletion } from '../../platform/audit/auditDeletion';
import { auditViews } from '../../platform/audit/auditViews';
import { makeReadOnly } from '../../platform/fields/makeReadOnly';
import { nameOwner } from './nameOwner';
import { auditDownload } from './auditDownload';
import { readAttachment } from './readAttachment';
import { scanFields } from './scanFields';
import { env } from '../../platform/env/env';
import { attachmentFiles } from '../../platform/files/attachmentFiles';
import { sendAttachment } from '../../platform/files/sendAttachment';
import { signedDownload } from '../../platform/files/signedDownload';
import { checkboxField, textField } from '../../platform/fields/shortFields';

/**
 * Files that visitors sent. They are inspected before they are stored (`intake/files`), and kept apart from public
 * media. Only staff can download them. With a virus scanner configured, downloads are blocked until the scan has
 * finished. Each file is deleted together with its document.
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
    handlers: [auditDownload, signedDownload, sendAttachment(attachmentFiles)],
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
    textField('name', 'שם הקובץ', 'File name', { required: true }),
    textField('reference', 'מספר פנייה', 'Reference', { required: true, index: true }),
    { name: 'ownerCollection', type: 'text', required: true, admin: { hidden: true } },
    textField('ownerKind', 'סוג הפנייה', 'Message type', {
      virtual: true,
      admin: { disableListFilter: true },
      hooks: { afterRead: [nameOwner] },
    }),
    // Declares the field that Payload adds itself, to give it a readable label.
    textField('mimeType', 'סוג הקובץ', 'File type', {
      admin: { components: { Cell: '/intake/files/FileTypeCell#FileTypeCell' } },
    }),
    checkboxField('isActive', 'יש בו תוכן פעיל', 'Contains active content', {
      admin: { condition: (data) => Boolean(data.isActive) },
      description: {
        he: 'סקריפטים, שדות, קבצים מוטמעים או הפניות למקורות חיצוניים. יש לפתוח רק אחרי סריקת וירוסים.',
        en: 'Scripts, fields, embedded files or external references. Open it only after a virus scan.',
      },
    }),
    // Title in lists: the file name, with a mark if the file was removed.
    { name: 'title', type: 'text', admin: { hidden: true } },
    ...scanFields,
  ]),
};
