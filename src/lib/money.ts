import { grouped } from './grouped';

/** Default currency (project-marketing §9). */
const SHEKEL = 'ILS';

const SIGNS: Record<string, string> = { ILS: '₪', EUR: '€', USD: '$', GBP: '£', PLN: 'zł' };

/**
 * Formats a price with English grouping and without decimals (project-marketing §9).
 * @param price in whole units
 * @param currency ISO 4217 code or sign
 */
export const money = (price: number, currency?: string | null): string => {
  const code = currency || SHEKEL;
  return `${SIGNS[code] ?? code}${grouped(price)}`;
};

/**
 * Formats a monthly fee in whole shekels: in Hebrew with the sign behind the amount (project-marketing §9, board fee),
 * in English like every price.
 */
export const monthlyFee = (fee: number, language: 'en' | 'he'): string =>
  language === 'he' ? `${grouped(fee)}${SIGNS[SHEKEL]}` : money(fee);
