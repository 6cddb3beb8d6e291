import { formatThousands } from './formatThousands';

/** Currency of amounts without one (project-marketing §9). */
const SHEKEL = 'ILS';

const SIGNS: Record<string, string> = { ILS: '₪', EUR: '€', USD: '$', GBP: '£', PLN: 'zł' };

/**
 * Formats a price with English thousands separators and without decimals (project-marketing §9).
 * @param price in whole currency units
 * @param currency ISO 4217 code or currency sign
 */
export const money = (price: number, currency?: string | null): string => {
  const code = currency || SHEKEL;
  return `${SIGNS[code] ?? code}${formatThousands(price)}`;
};

/**
 * Formats a monthly fee in whole shekels (project-marketing §9, board fee). In Hebrew, the currency sign follows the
 * amount. In English, it precedes the amount, as in all prices.
 */
export const monthlyFee = (fee: number, language: 'en' | 'he'): string =>
  language === 'he' ? `${formatThousands(fee)}${SIGNS[SHEKEL]}` : money(fee);
