import type { CollectionConfig } from 'payload';
import { isAdministrator } from '../platform/access/isAdministrator';
import { isStaff } from '../platform/access/isStaff';
import { nobody } from '../platform/access/nobody';
import { auditDeletion } from '../platform/audit/auditDeletion';
import { protectOpenDelivery } from './protectOpenDelivery';
import { deliveryKindLabel } from './deliveryKindLabel';
import { replayDelivery } from './replayDelivery';
import { areaField, momentField, numberField, selectField, textField } from '../platform/fields/shortFields';

const readOnly = { readOnly: true };

/**
 * Collection of outgoing deliveries. Each row is one mail or call that an inbox entry causes, and is stored in the same
 * transaction as the entry. Failed deliveries remain as dead letters, which staff can send again.
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
      he: 'כל מה שנשלח בעקבות פנייה: הודעות דוא״ל ומידע למערכות חיצוניות. מסירה שנכשלה נשארת כאן ואפשר לשלוח אותה שוב. אי אפשר למחוק מסירה שעדיין בדרך.',
      en: 'Everything sent because of a message: e-mails, and data for external systems. A failed delivery stays here and can be sent again. A delivery in progress cannot be deleted.',
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
    textField('reference', 'מספר פנייה', 'Reference', { index: true, admin: readOnly }),
    { name: 'kind', type: 'text', required: true, index: true, admin: { hidden: true } },
    textField('kindName', 'סוג', 'Kind', {
      virtual: true,
      admin: { ...readOnly, disableListFilter: true },
      hooks: { afterRead: [deliveryKindLabel] },
    }),
    selectField('state', 'מצב', 'State', {
      required: true,
      defaultValue: 'queued',
      index: true,
      admin: readOnly,
      options: [
        { value: 'queued', label: { he: 'בתור', en: 'Queued' } },
        { value: 'sending', label: { he: 'בשליחה', en: 'Being sent' } },
        { value: 'delivered', label: { he: 'נמסרה', en: 'Delivered' } },
        { value: 'dead', label: { he: 'נכשלה סופית', en: 'Failed for good' } },
      ],
    }),
    numberField('attempts', 'ניסיונות', 'Attempts', { required: true, defaultValue: 0, admin: readOnly }),
    momentField('nextAttemptAt', 'הניסיון הבא', 'Next attempt', { index: true, admin: readOnly }),
    momentField('deliveredAt', 'נמסרה ב', 'Delivered at', { admin: readOnly }),
    areaField('lastError', 'השגיאה האחרונה', 'Last error', { admin: readOnly }),
    { name: 'recordCollection', type: 'text', required: true, admin: { hidden: true } },
    { name: 'recordId', type: 'text', required: true, index: true, admin: { hidden: true } },
    { name: 'courtesy', type: 'checkbox', admin: { hidden: true } },
    { name: 'lockedUntil', type: 'number', admin: { hidden: true } },
  ],
};
