import type { Language } from '../../../i18n/languages';
import { normalizeCharacteristic } from '../filters/apartmentFilters';

/** English labels of characteristics that the CMS has only in Hebrew (project-marketing §9). */
const ENGLISH: ReadonlyMap<string, string> = new Map([
  ['מרפסת', 'Balcony'],
  ['מחסן', 'Storage room'],
  ['חניה', 'Parking'],
  ['חנייה', 'Parking'],
  ['מיזוג מרכזי', 'Central air'],
  ['מיזוג אוויר מרכזי', 'Central air'],
  ['ממ"ד', 'Secure room'],
  ['מזגן עילי', 'Top air conditioner'],
  ['דוד מים', 'Water heater'],
  ['דוד שמש', 'Water heater'],
  ['סורגים', 'Window bars'],
  ['ועד בית', 'HOA'],
]);

/**
 * Returns the label of a characteristic. On English pages, labels that exist only in Hebrew are translated
 * (project-marketing §9).
 */
export function characteristicLabel(name: string, language: Language): string {
  if (language !== 'en') return name;
  return ENGLISH.get(normalizeCharacteristic(name.trim().replaceAll('״', '"'))) ?? name;
}
