import type { CollectionConfig } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isStaff } from '../../platform/access/isStaff';
import { areaField, textField } from '../../platform/fields/shortFields';

/** Collection of reply templates in both languages. Their placeholders, in braces, are filled by `fillTemplate`. */
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
      he: 'נוסחים מוכנים לתשובות. אפשר לשלב בהם {name} (שם הפונה), {reference} (מספר הפנייה) ו־{staff} (השם החתום על התשובה).',
      en: 'Texts for replies. Use {name} for the sender’s name, {reference} for the reference number and {staff} for the name of the person who replies.',
    },
  },
  defaultSort: 'title',
  graphQL: false,
  lockDocuments: false,
  access: { create: isStaff, read: isStaff, update: isStaff, delete: isStaff },
  fields: [
    textField('title', 'שם הנוסח', 'Template name', { required: true, maxLength: 80 }),
    areaField('hebrew', 'הנוסח בעברית', 'The text in Hebrew', {
      required: true,
      maxLength: 5000,
      admin: { rows: 8, rtl: true },
    }),
    areaField('english', 'הנוסח באנגלית', 'The text in English', {
      required: true,
      maxLength: 5000,
      admin: { rows: 8, rtl: false },
    }),
  ],
};
