import { labelTranslations } from './labelTranslations';

const entry = (documentId: string, locale: string, name: string | null) => ({ documentId, locale, name });
const CITIES = [
  entry('1', 'he', 'חיפה'),
  entry('1', 'en', 'Haifa'),
  entry('2', 'he', 'לוד '),
  entry('2', 'en', null),
  entry('3', 'en', 'Berlin'),
];

it.each([
  ['en', [['חיפה', 'Haifa']]],
  ['he', [['Haifa', 'חיפה']]],
])('maps labels that exist in both languages: %s', (language, translations) =>
  expect([...(labelTranslations({ cities: { nodes: CITIES } }, language).cities ?? [])]).toEqual(
    translations,
  ),
);
