import { toLocale, type Locale } from '../locales/locales';

/** Reads the language and the token from the URL of a page to which a mail links. */
export function pageQuery(request: Request): { language: Locale; token: string } {
  const { searchParams } = new URL(request.url);
  return { language: toLocale(searchParams.get('lang')), token: searchParams.get('token') ?? '' };
}
