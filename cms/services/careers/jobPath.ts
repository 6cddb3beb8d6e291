import { PATH_PREFIX, type Locale } from '../../platform/locales/locales';

/**
 * Returns the URL path of a job's page: `/career/{orderId}/`, or `/en/career/{orderId}/` in English (corporate-site
 * §2).
 */
export function jobPath(orderId: number, locale: Locale): string {
  return `${PATH_PREFIX[locale]}/career/${orderId}/`;
}
