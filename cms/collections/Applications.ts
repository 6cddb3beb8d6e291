import type { Field } from 'payload';
import { received } from '../fields/received';
import { inboxCollection } from './inboxCollection';

const text = (name: string, he: string, en: string, required = false): Field => ({
  name,
  type: 'text',
  required,
  label: { he, en },
});

/** Applications for jobs (corporate-site §3, job application payload), each with its CV. */
export const Applications = inboxCollection({
  slug: 'applications',
  // It points to attachments, which GraphQL does not know.
  graphQL: false,
  labels: {
    singular: { he: 'מועמדות', en: 'Job application' },
    plural: { he: 'מועמדויות', en: 'Job applications' },
  },
  admin: {
    defaultColumns: ['reference', 'jobName', 'firstName', 'lastName', 'status', 'duplicateOf', 'createdAt'],
    listSearchableFields: ['reference', 'firstName', 'lastName', 'email', 'phone', 'jobName'],
  },
  fields: received([
    {
      name: 'reference',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: { he: 'מספר פנייה', en: 'Reference' },
    },
    {
      name: 'orderId',
      type: 'number',
      required: true,
      index: true,
      label: { he: 'מספר הזמנה', en: 'Order number' },
    },
    text('jobName', 'משרה', 'Job'),
    text('firstName', 'שם פרטי', 'First name', true),
    text('lastName', 'שם משפחה', 'Last name', true),
    text('phone', 'טלפון', 'Phone', true),
    text('email', 'דוא״ל', 'E-mail'),
    {
      name: 'cv',
      type: 'relationship',
      relationTo: 'attachments',
      label: { he: 'קורות חיים', en: 'CV' },
    },
    {
      name: 'isReferral',
      type: 'checkbox',
      defaultValue: false,
      label: { he: 'חבר מביא חבר', en: 'A friend brings a friend' },
    },
    text('referralName', 'שם הממליץ', 'Name of the friend'),
    text('referralPhone', 'טלפון הממליץ', 'Phone of the friend'),
    text('referralEmail', 'דוא״ל הממליץ', 'E-mail of the friend'),
    { name: 'language', type: 'select', options: ['he', 'en'], label: { he: 'שפה', en: 'Language' } },
    text('hrSystem', 'נמסר למערכת', 'Handed over to'),
    text('hrId', 'מספר במערכת', 'Number there'),
  ]),
});
