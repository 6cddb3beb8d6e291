import type { SelectField } from 'payload';

/** Language of the page that sent the form. */
export const visitorLanguageField: SelectField = {
  name: 'language',
  type: 'select',
  options: [
    { value: 'he', label: { he: 'עברית', en: 'Hebrew' } },
    { value: 'en', label: { he: 'אנגלית', en: 'English' } },
  ],
  label: { he: 'שפת הפונה', en: 'Language of the visitor' },
};
