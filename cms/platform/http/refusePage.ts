import { html } from '../html';
import type { Locale } from '../locales';
import { bringsSession } from './bringsSession';
import { cookieOf } from './cookieOf';
import { plainPage } from './plainPage';
import { REFUSAL_WORDS } from '../refusalWords';
import { asksLoginTooMuch } from './visitorReads';

/** A body counts as one page for each so many bytes: a megabyte of nested lists, sent to a function, takes half a second to read. */
const BYTES_PER_PAGE = 16 * 1024;

const TITLE: Record<Locale, string> = {
  he: 'אפשר לנסות שוב בעוד כמה דקות',
  en: 'Try again in a few minutes',
};

/** The language in which the admin would answer. */
function pageLanguage(request: Pick<Request, 'headers'>): Locale {
  const wanted = cookieOf(request, 'payload-lng') || (request.headers.get('Accept-Language') ?? '');
  return /\b(he|en)\b/i.exec(wanted)?.[1]?.toLowerCase() === 'en' ? 'en' : 'he';
}

/** As how many pages a request counts: a large body as several. */
function weightOf({ headers, method }: Request): number {
  if (method === 'GET' || method === 'HEAD') return 1;
  return Math.max(1, Math.ceil(Number(headers.get('Content-Length') ?? 0) / BYTES_PER_PAGE));
}

/**
 * Keeps an address from opening pages of the admin without end: each, the login's too, is rendered anew, with all texts of the admin, and
 * asks the database. Who is logged in opens as many as they like.
 * @param request a request for a page of the admin, or a call of one of its functions
 * @returns 429 with Retry-After for who is not logged in, from an address that asked too often; null for everybody else
 */
export function refusePage(request: Request): Response | null {
  if (bringsSession(request)) return null;
  const wait = asksLoginTooMuch(request, weightOf(request));
  if (wait === 0) return null;
  const language = pageLanguage(request);
  const body = html`<p>${REFUSAL_WORDS.tooManyRequests[language]}</p>`;
  const page = plainPage({ language, siteName: null, title: TITLE[language], body, status: 429 });
  page.headers.set('Retry-After', String(wait));
  return page;
}
