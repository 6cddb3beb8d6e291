import type { SelectField } from 'payload';
import { selectField } from '../platform/fields/shortFields';

/** Field with the language of the page from which the visitor sent the form. */
export const visitorLanguageField: SelectField = selectField(
  'language',
  'שפת הפונה',
  'Language of the visitor',
  {
    options: [
      { value: 'he', label: { he: 'עברית', en: 'Hebrew' } },
      { value: 'en', label: { he: 'אנגלית', en: 'English' } },
    ],
  },
);
