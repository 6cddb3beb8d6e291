import { grouped } from './grouped';

/** Prices are in shekels unless something else is said (project-marketing §9). */
const SHEKEL = '₪';

/**
 * A price as everywhere on the site: grouped as in English, without decimals (project-marketing §9).
 * @param price in whole units
 * @param currency its sign
 */
export const money = (price: number, currency?: string | null): string =>
  `${currency || SHEKEL}${grouped(price)}`;
