import { createTranslator } from './createTranslator';
import { readLocales } from '../testing/readLocales';
import type { Language } from './languages';

const translator = {
  he: createTranslator('he', readLocales('he')),
  en: createTranslator('en', readLocales('en')),
};

it.each<[Language, string, Record<string, number | string>, string]>([
  ['he', 'apartments:roomsShort', { count: 1 }, 'חדר אחד'],
  ['he', 'apartments:roomsShort', { count: 1.5 }, '1.5 חדרים'],
  ['he', 'apartments:roomsShort', { count: 2 }, '2 חדרים'],
  ['en', 'apartments:roomsShort', { count: 1 }, '1 room'],
  ['en', 'apartments:roomsShort', { count: 2.5 }, '2.5 rooms'],
  ['he', 'project:units', { count: 1, number: '1' }, 'יחידת דיור אחת'],
  ['he', 'project:units', { count: 1200, number: '1,200' }, '1,200 יחידות דיור'],
  ['en', 'project:units', { count: 1, number: '1' }, '1 home'],
  ['he', 'schedule:minutes', { count: 1 }, 'דקה אחת'],
  ['en', 'schedule:minutes', { count: 30 }, '30 minutes'],
  ['he', 'investors:delayed', { count: 1 }, 'הנתונים מוצגים בהשהיה של דקה אחת'],
  ['en', 'investors:delayed', { count: 20 }, 'Data delayed by 20 minutes'],
  ['he', 'magazine:articlesShown', { count: 1, total: 7 }, 'מוצגת כתבה אחת מתוך 7'],
  ['he', 'magazine:articlesShown', { count: 7, total: 7 }, 'מוצגות 7 כתבות מתוך 7'],
])('%s %s of %j reads "%s"', (language, key, values, text) => {
  expect(translator[language].t(key as 'apartments:rooms', values)).toBe(text);
});
