import type { Language } from '../../i18n/languages';
import { spellCharacteristic } from './apartmentFilters';

/** English for what content names in Hebrew only (project-marketing §9). */
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
 * The label of a characteristic on a page: English where content has but the Hebrew one and the page is English (project-marketing §9).
 * @param name as content has it
 * @param language of the page
 */
export function characteristicLabel(name: string, language: Language): string {
  if (language !== 'en') return name;
  return ENGLISH.get(spellCharacteristic(name.trim().replaceAll('״', '"'))) ?? name;
}
