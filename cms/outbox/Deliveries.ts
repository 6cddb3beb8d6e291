import type { CollectionConfig } from 'payload';
import { isAdministrator } from '../platform/access/isAdministrator';
import { isStaff } from '../platform/access/isStaff';
import { nobody } from '../platform/access/nobody';
import { auditDeletion } from '../platform/audit/auditDeletion';
import { protectOpenDelivery } from './protectOpenDelivery';
import { deliveryKindLabel } from './deliveryKindLabel';
import { replayDelivery } from './replayDelivery';

const readOnly = { readOnly: true };

/**
 * Outbound deliveries: one row for each mail or call that a message causes, stored in the same transaction. Failed
 * rows stay as dead letters, which staff can replay.
 */
export const Deliveries: CollectionConfig = {
  slug: 'deliveries',
  labels: { singular: { he: 'מסירה', en: 'Delivery' }, plural: { he: 'מסירות', en: 'Deliveries' } },
  admin: {
    useAsTitle: 'reference',
    group: { he: 'פניות', en: 'Messages' },
    defaultColumns: ['reference', 'kindName', 'state', 'createdAt', 'attempts', 'nextAttemptAt', 'lastError'],
    listSearchableFields: ['reference', 'lastError'],
    description: {
      he: 'מה שנשלח החוצה בעקבות פנייה. מסירה שנכשלה נשארת כאן ואפשר לשלוח אותה שוב; את מה שעוד בדרך אי אפשר למחוק.',
      en: 'What goes out because of a message. A delivery that failed stays here and can be sent again; what is under way cannot be deleted.',
    },
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  graphQL: false,
  access: { create: nobody, read: isStaff, update: nobody, delete: isAdministrator },
  hooks: { beforeDelete: [protectOpenDelivery], afterDelete: [auditDeletion] },
  endpoints: [{ path: '/:id/replay', method: 'post', handler: replayDelivery }],
  fields: [
    {
      name: 'actions',
      type: 'ui',
      admin: { components: { Field: '/outbox/DeliveryActions#DeliveryActions' } },
    },
    {
      name: 'reference',
      type: 'text',
      index: true,
      label: { he: 'מספר פנייה', en: 'Reference' },
      admin: readOnly,
    },
    { name: 'kind', type: 'text', required: true, index: true, admin: { hidden: true } },
    {
      name: 'kindName',
      type: 'text',
      virtual: true,
      label: { he: 'סוג', en: 'Kind' },
      admin: { ...readOnly, disableListFilter: true },
      hooks: { afterRead: [deliveryKindLabel] },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'queued',
      index: true,
      label: { he: 'מצב', en: 'State' },
      admin: readOnly,
      options: [
        { value: 'queued', label: { he: 'בתור', en: 'Queued' } },
        { value: 'sending', label: { he: 'בשליחה', en: 'Being sent' } },
        { value: 'delivered', label: { he: 'נמסרה', en: 'Delivered' } },
        { value: 'dead', label: { he: 'נכשלה סופית', en: 'Failed for good' } },
      ],
    },
    {
      name: 'attempts',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: { he: 'ניסיונות', en: 'Attempts' },
      admin: readOnly,
    },
    {
      name: 'nextAttemptAt',
      type: 'date',
      index: true,
      label: { he: 'הניסיון הבא', en: 'Next attempt' },
      admin: { ...readOnly, date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'deliveredAt',
      type: 'date',
      label: { he: 'נמסרה ב', en: 'Delivered at' },
      admin: { ...readOnly, date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'lastError',
      type: 'textarea',
      label: { he: 'השגיאה האחרונה', en: 'Last error' },
      admin: readOnly,
    },
    { name: 'recordCollection', type: 'text', required: true, admin: { hidden: true } },
    { name: 'recordId', type: 'text', required: true, index: true, admin: { hidden: true } },
    { name: 'courtesy', type: 'checkbox', admin: { hidden: true } },
    { name: 'lockedUntil', type: 'number', admin: { hidden: true } },
  ],
};
