import type { SelectField } from 'payload';
import { selectField } from '../platform/fields/shortFields';

/** Language of the page that sent the form. */
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
