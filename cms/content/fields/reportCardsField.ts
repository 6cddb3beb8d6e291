import type { ArrayField } from 'payload';
import { linkField } from './linkField';
import { dayField, filesField, listField, localText, richTextField } from '../../platform/fields/shortFields';

/**
 * List of cards for investor pages: title, content, link and files (forms-investors-catalogue §3). Its GraphQL type is
 * always `ImmediateReport`.
 */
export const reportCardsField = (): ArrayField =>
  listField('reports', 'דיווחים', 'Reports', {
    row: { he: 'דיווח', en: 'Report' },
    interfaceName: 'ImmediateReport',
    required: true,
    minRows: 1,
    fields: [
      localText('title', 'כותרת', 'Title', { required: true }),
      dayField('date', 'תאריך', 'Date'),
      richTextField('content', 'תוכן', 'Content'),
      linkField('link', 'קישור', 'Link'),
      filesField('pdf', 'קבצים', 'Files'),
    ],
  });
