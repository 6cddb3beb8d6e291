import { PATH_PREFIX, type Locale } from '../../platform/locales/locales';

/** Path of a job's page: `/career/{orderId}`, with `/en` before it in English (corporate-site §2). */
export function jobPath(orderId: number, locale: Locale): string {
  return `${PATH_PREFIX[locale]}/career/${orderId}/`;
}
