import { toLocale, type Locale } from '../locales';

/** What the address of a page that a link in a mail opens holds: its language and its token. */
export function pageQuery(request: Request): { language: Locale; token: string } {
  const { searchParams } = new URL(request.url);
  return { language: toLocale(searchParams.get('lang')), token: searchParams.get('token') ?? '' };
}
