import type { CollectionConfig } from 'payload';
import { isStaff } from '../../platform/access/isStaff';
import { nobody } from '../../platform/access/nobody';
import { noteLooks } from '../../platform/audit/noteLooks';
import { deliveryFields } from '../deliveryFields';
import { visitorLanguageField } from '../visitorLanguageField';

/**
 * What was sent back to visitors: the thread of a document of the inbox, which shows it (`inbox/reply/Thread`). Nobody changes what was
 * sent; it goes with its document.
 */
export const Replies: CollectionConfig = {
  slug: 'replies',
  labels: { singular: { he: 'תשובה', en: 'Reply' }, plural: { he: 'תשובות', en: 'Replies' } },
  admin: { useAsTitle: 'reference', hidden: true },
  graphQL: false,
  lockDocuments: false,
  access: { create: nobody, read: isStaff, update: nobody, delete: nobody },
  hooks: { afterOperation: [noteLooks] },
  fields: [
    { name: 'ownerCollection', type: 'text', required: true, index: true },
    { name: 'ownerId', type: 'text', required: true, index: true },
    { name: 'reference', type: 'text', required: true, index: true },
    { name: 'to', type: 'text', required: true },
    { name: 'subject', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
    // What it answers, as it was quoted.
    { name: 'quote', type: 'textarea' },
    { name: 'quotedAt', type: 'date' },
    visitorLanguageField,
    { name: 'author', type: 'relationship', relationTo: 'users' },
    // The account may go, what was sent remains.
    { name: 'authorName', type: 'text' },
    // Of the press of a button: pressed twice, it is sent once.
    { name: 'requestKey', type: 'text', unique: true, index: true },
    ...deliveryFields(),
  ],
};
