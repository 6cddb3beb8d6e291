import type { CollectionConfig } from 'payload';
import { isAdministrator } from '../access/isAdministrator';
import { isStaff } from '../access/isStaff';
import { nobody } from '../access/nobody';
import { deliveryFields } from '../fields/deliveryFields';
import { received } from '../fields/received';

/** Contact messages of visitors (corporate-site §3, contact-us payload): what they sent stays as it came; staff add status and notes. */
export const Messages: CollectionConfig = {
  slug: 'messages',
  labels: { singular: { he: 'פנייה', en: 'Message' }, plural: { he: 'פניות', en: 'Messages' } },
  admin: {
    useAsTitle: 'reference',
    group: { he: 'פניות', en: 'Messages' },
    defaultColumns: ['reference', 'senderName', 'subject', 'status', 'createdAt'],
    listSearchableFields: ['reference', 'senderName', 'senderEmail', 'senderPhone'],
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: isStaff, update: isStaff, delete: isAdministrator },
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      label: { he: 'מצב', en: 'Status' },
      admin: { position: 'sidebar' },
      options: [
        { value: 'new', label: { he: 'חדשה', en: 'New' } },
        { value: 'inProgress', label: { he: 'בטיפול', en: 'In progress' } },
        { value: 'done', label: { he: 'טופלה', en: 'Done' } },
        { value: 'spam', label: { he: 'דואר זבל', en: 'Spam' } },
      ],
    },
    {
      name: 'assignee',
      type: 'relationship',
      relationTo: 'users',
      label: { he: 'אחראי', en: 'Assignee' },
      admin: { position: 'sidebar' },
    },
    {
      name: 'notes',
      type: 'textarea',
      label: { he: 'הערות הצוות', en: 'Notes of the staff' },
      admin: { position: 'sidebar' },
    },
    ...received([
      {
        name: 'reference',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        label: { he: 'מספר פנייה', en: 'Reference' },
      },
      {
        name: 'subject',
        type: 'relationship',
        relationTo: 'contactSubjects',
        label: { he: 'נושא', en: 'Subject' },
      },
      {
        name: 'companyId',
        type: 'number',
        required: true,
        label: { he: 'מספר חברה', en: 'Company number' },
      },
      {
        name: 'contactUsType',
        type: 'text',
        required: true,
        label: { he: 'סוג', en: 'Kind' },
      },
      {
        name: 'freeTextSubject',
        type: 'text',
        label: { he: 'נושא חופשי', en: 'Free subject' },
      },
      { name: 'senderName', type: 'text', required: true, label: { he: 'שם', en: 'Name' } },
      {
        name: 'senderPhone',
        type: 'text',
        required: true,
        label: { he: 'טלפון', en: 'Phone' },
      },
      {
        name: 'senderEmail',
        type: 'email',
        required: true,
        label: { he: 'דוא״ל', en: 'E-mail' },
      },
      { name: 'content', type: 'textarea', label: { he: 'הודעה', en: 'Message' } },
      {
        name: 'allowedMarketing',
        type: 'checkbox',
        defaultValue: false,
        label: { he: 'אישר דיוור שיווקי', en: 'Agreed to marketing' },
      },
      {
        name: 'allowedSmsAndEmail',
        type: 'checkbox',
        defaultValue: false,
        label: { he: 'אישר SMS ודוא״ל', en: 'Agreed to SMS and e-mail' },
      },
      {
        name: 'consentVersion',
        type: 'text',
        label: { he: 'גרסת נוסח ההסכמה', en: 'Version of the consent text' },
      },
      { name: 'consentAt', type: 'date', label: { he: 'מועד ההסכמה', en: 'Time of consent' } },
      { name: 'uri', type: 'text', label: { he: 'נשלח מהדף', en: 'Sent from' } },
      {
        name: 'language',
        type: 'select',
        options: ['he', 'en'],
        label: { he: 'שפה', en: 'Language' },
      },
    ]),
    ...deliveryFields(),
  ],
};
