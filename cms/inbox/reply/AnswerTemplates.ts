import type { CollectionConfig } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isStaff } from '../../platform/access/isStaff';

/** Reply templates in both languages, with placeholders in braces (`fillTemplate`). */
export const AnswerTemplates: CollectionConfig = {
  slug: 'answerTemplates',
  labels: {
    singular: { he: 'נוסח תשובה', en: 'Answer template' },
    plural: { he: 'נוסחי תשובה', en: 'Answer templates' },
  },
  admin: {
    useAsTitle: 'title',
    hidden: hideFromOtherRoles('administrator', 'staff'),
    group: { he: 'פניות', en: 'Messages' },
    defaultColumns: ['title', 'updatedAt'],
    description: {
      he: 'נוסחים מוכנים לתשובות. בכל נוסח אפשר לכתוב {name}, {reference} ו־{staff}: שם הפונה, מספר הפנייה ושם העונה.',
      en: 'Texts to answer with. {name}, {reference} and {staff} stand for the sender’s name, the reference and who answers.',
    },
  },
  defaultSort: 'title',
  graphQL: false,
  lockDocuments: false,
  access: { create: isStaff, read: isStaff, update: isStaff, delete: isStaff },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 80,
      label: { he: 'שם הנוסח', en: 'Name of the template' },
    },
    {
      name: 'hebrew',
      type: 'textarea',
      required: true,
      maxLength: 5000,
      label: { he: 'הנוסח בעברית', en: 'The text in Hebrew' },
      admin: { rows: 8, rtl: true },
    },
    {
      name: 'english',
      type: 'textarea',
      required: true,
      maxLength: 5000,
      label: { he: 'הנוסח באנגלית', en: 'The text in English' },
      admin: { rows: 8, rtl: false },
    },
  ],
};
