import type { Locale } from '../../platform/locales';
import { toLocale } from './toLocale';

/** What the address of a page about alerts holds: its language and its token. */
export function pageQuery(request: Request): { language: Locale; token: string } {
  const { searchParams } = new URL(request.url);
  return { language: toLocale(searchParams.get('lang')), token: searchParams.get('token') ?? '' };
}
