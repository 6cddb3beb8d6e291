import type { ArrayField } from 'payload';
import { richTextField } from '../../platform/fields/richTextField';
import { linkField } from './linkField';

/**
 * Cards of investor pages: title, content, link and files (forms-investors-catalogue §3). Its GraphQL type is always
 * `ImmediateReport`.
 */
export const reportCardsField = (): ArrayField => ({
  name: 'reports',
  type: 'array',
  interfaceName: 'ImmediateReport',
  required: true,
  minRows: 1,
  label: { he: 'דיווחים', en: 'Reports' },
  labels: { singular: { he: 'דיווח', en: 'Report' }, plural: { he: 'דיווחים', en: 'Reports' } },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, label: { he: 'כותרת', en: 'Title' } },
    {
      name: 'date',
      type: 'date',
      label: { he: 'תאריך', en: 'Date' },
      admin: { date: { pickerAppearance: 'dayOnly' } },
    },
    richTextField({ name: 'content', label: { he: 'תוכן', en: 'Content' } }),
    linkField({ name: 'link', label: { he: 'קישור', en: 'Link' } }),
    {
      name: 'pdf',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      label: { he: 'קבצים', en: 'Files' },
    },
  ],
});
