/**
 * A price as everywhere on the site: grouped as in English, without decimals (project-marketing §9).
 * @param price in whole units
 * @param currency shekels unless something else is said
 */
export const money = (price: number, currency?: string | null): string =>
  `${currency || '₪'}${price.toLocaleString('en-US', { maximumFractionDigits: 0 })}`;
