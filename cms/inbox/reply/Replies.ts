import type { CollectionConfig } from 'payload';
import { isStaff } from '../../platform/access/isStaff';
import { nobody } from '../../platform/access/nobody';
import { auditViews } from '../../platform/audit/auditViews';
import { deliveryFields } from '../deliveryFields';
import { visitorLanguageField } from '../visitorLanguageField';

/**
 * Collection of staff replies to visitors, shown as the thread of an inbox document (`inbox/reply/Thread`). Replies
 * cannot be changed and are deleted with their document.
 */
export const Replies: CollectionConfig = {
  slug: 'replies',
  labels: { singular: { he: 'תשובה', en: 'Reply' }, plural: { he: 'תשובות', en: 'Replies' } },
  admin: { useAsTitle: 'reference', hidden: true },
  graphQL: false,
  lockDocuments: false,
  access: { create: nobody, read: isStaff, update: nobody, delete: nobody },
  hooks: { afterOperation: [auditViews] },
  fields: [
    { name: 'ownerCollection', type: 'text', required: true, index: true },
    { name: 'ownerId', type: 'text', required: true, index: true },
    { name: 'reference', type: 'text', required: true, index: true },
    { name: 'to', type: 'text', required: true },
    { name: 'subject', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
    // The visitor's text that the reply mail quotes.
    { name: 'quote', type: 'textarea' },
    { name: 'quotedAt', type: 'date' },
    visitorLanguageField,
    { name: 'author', type: 'relationship', relationTo: 'users' },
    // Stored separately from `author`, so that the name remains when the account is deleted.
    { name: 'authorName', type: 'text' },
    // Idempotency key of the send request. It prevents a repeated request from sending the reply twice.
    { name: 'requestKey', type: 'text', unique: true, index: true },
    ...deliveryFields(),
  ],
};
