import type { ArrayField } from 'payload';
import { richTextField } from '../../platform/fields/richTextField';

/** Questions with answers. Its GraphQL type is always `Faq`. */
export function faqsField(): ArrayField {
  return {
    name: 'faqs',
    type: 'array',
    interfaceName: 'Faq',
    required: true,
    minRows: 1,
    label: { he: 'שאלות', en: 'Questions' },
    labels: { singular: { he: 'שאלה', en: 'Question' }, plural: { he: 'שאלות', en: 'Questions' } },
    admin: { description: { he: 'תשובה אחת פתוחה בכל פעם', en: 'One answer is open at a time' } },
    fields: [
      {
        name: 'accordionTitle',
        type: 'text',
        localized: true,
        required: true,
        label: { he: 'שאלה', en: 'Question' },
      },
      richTextField({ name: 'accordionContent', label: { he: 'תשובה', en: 'Answer' }, required: true }),
    ],
  };
}
