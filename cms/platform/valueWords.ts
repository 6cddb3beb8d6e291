import type { Locale } from './locales';

const WORDS = { he: { yes: 'כן', no: 'לא' }, en: { yes: 'Yes', no: 'No' } };
const CULTURES = { he: 'he-IL', en: 'en-GB' };
const TIME_ZONE = 'Asia/Jerusalem';

export const tickWord = (ticked: boolean, language: Locale): string => WORDS[language][ticked ? 'yes' : 'no'];

const SYSTEMS = {
  embedded: {
    he: 'נשאר כאן, בתיבת הפניות: לא חוברה מערכת חיצונית',
    en: 'Kept here, in the inbox: no outside system is connected',
  },
  http: { he: 'המערכת החיצונית', en: 'The outside system' },
};

/** Where something was handed over to, by the name that the integration has. */
export const systemWords = (name: string, language: Locale): string =>
  name === 'embedded' || name === 'http' ? SYSTEMS[name][language] : name;

/** A moment as people of the group read it: date and time of Israel. Empty for what is no date. */
export function momentWords(moment: string, language: Locale): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(CULTURES[language], {
    timeZone: TIME_ZONE,
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(date);
}

/** A day without a time (`2026-11-22`), in words; undefined for any other text. */
export function dayWords(text: string, language: Locale): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  return new Intl.DateTimeFormat(CULTURES[language], { timeZone: 'UTC', dateStyle: 'long' }).format(date);
}

/** An amount in shekels; agorot only where there are some. */
export function moneyWords(amount: number, language: Locale): string {
  return new Intl.NumberFormat(CULTURES[language], {
    style: 'currency',
    currency: 'ILS',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}

/** The size of a file, in kilobytes or megabytes. */
export function sizeWords(bytes: number, language: Locale): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(CULTURES[language], {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(isLarge ? bytes / 1_000_000 : bytes / 1000, isLarge ? 0 : 1));
}
