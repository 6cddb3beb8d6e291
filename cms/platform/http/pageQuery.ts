import { toLocale, type Locale } from '../locales/locales';

/** Reads language and token from the address of a page that a mail links to. */
export function pageQuery(request: Request): { language: Locale; token: string } {
  const { searchParams } = new URL(request.url);
  return { language: toLocale(searchParams.get('lang')), token: searchParams.get('token') ?? '' };
}
