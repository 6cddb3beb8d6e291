import type { ArrayField } from 'payload';
import { listField, localText, richTextField } from '../../platform/fields/shortFields';

/** List of questions with answers. Its GraphQL type is always `Faq`. */
export function faqsField(): ArrayField {
  return listField('faqs', 'שאלות', 'Questions', {
    row: { he: 'שאלה', en: 'Question' },
    interfaceName: 'Faq',
    required: true,
    minRows: 1,
    description: { he: 'תשובה אחת פתוחה בכל פעם', en: 'One answer is open at a time' },
    fields: [
      localText('accordionTitle', 'שאלה', 'Question', { required: true }),
      richTextField('accordionContent', 'תשובה', 'Answer', { required: true }),
    ],
  });
}
