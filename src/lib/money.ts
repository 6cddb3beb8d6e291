import { grouped } from './grouped';

/** Prices are in shekels unless something else is said (project-marketing §9). */
const SHEKEL = 'ILS';

const SIGNS: Record<string, string> = { ILS: '₪', EUR: '€', USD: '$', GBP: '£', PLN: 'zł' };

/**
 * A price as everywhere on the site: grouped as in English, without decimals (project-marketing §9).
 * @param price in whole units
 * @param currency as ISO 4217, or its sign
 */
export const money = (price: number, currency?: string | null): string => {
  const code = currency || SHEKEL;
  return `${SIGNS[code] ?? code}${grouped(price)}`;
};

/**
 * A monthly fee of a home, in shekels: its sign stands behind the amount (project-marketing §9, board fee).
 * @param fee in whole shekels
 */
export const monthlyFee = (fee: number): string => `${grouped(fee)}${SIGNS[SHEKEL]}`;
