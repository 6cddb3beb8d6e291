import type { SelectField } from 'payload';

/** The language of the page that something was sent from. */
export const visitorLanguageField: SelectField = {
  name: 'language',
  type: 'select',
  options: ['he', 'en'],
  label: { he: 'שפה', en: 'Language' },
};
