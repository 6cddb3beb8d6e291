import { isDay } from '@group/rules/time/days';
import type { Locale } from '../locales/locales';

const WORDS = {
  he: { yes: 'כן', no: 'לא', notStated: 'לא נמסר' },
  en: { yes: 'Yes', no: 'No', notStated: 'Not stated' },
};
const CULTURES = { he: 'he-IL', en: 'en-GB' };
const TIME_ZONE = 'Asia/Jerusalem';

export const checkboxLabel = (ticked: boolean, language: Locale): string =>
  WORDS[language][ticked ? 'yes' : 'no'];
export const notStatedLabel = (language: Locale): string => WORDS[language].notStated;

const SYSTEMS = {
  embedded: {
    he: 'נשאר כאן, בתיבת הפניות, כי אין חיבור למערכת חיצונית',
    en: 'Kept here, in the inbox: no external system is connected',
  },
  http: { he: 'המערכת החיצונית', en: 'The external system' },
};

/** Returns the label of the system that received an entry, given the name of the integration. */
export const systemLabel = (name: string, language: Locale): string =>
  name === 'embedded' || name === 'http' ? SYSTEMS[name][language] : name;

/** Formats a date and time in Israel's time zone. Returns an empty string for an invalid date. */
export function formatDateTime(moment: string, language: Locale): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(CULTURES[language], {
    timeZone: TIME_ZONE,
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(date);
}

/** Formats a date without a time, such as `2026-11-22`. Returns undefined for any other text. */
export function formatDay(text: string, language: Locale): string | undefined {
  if (!isDay(text)) return undefined;
  return new Intl.DateTimeFormat(CULTURES[language], { timeZone: 'UTC', dateStyle: 'long' }).format(
    new Date(text),
  );
}

/** Formats an amount in shekels. Agorot are shown only if there are any. */
export function formatMoney(amount: number, language: Locale): string {
  return new Intl.NumberFormat(CULTURES[language], {
    style: 'currency',
    currency: 'ILS',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}

/** Formats a file size in kilobytes or megabytes. */
export function formatFileSize(bytes: number, language: Locale): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(CULTURES[language], {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(isLarge ? bytes / 1_000_000 : bytes / 1000, isLarge ? 0 : 1));
}
