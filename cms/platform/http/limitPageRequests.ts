import { html } from './html';
import type { Locale } from '../locales/locales';
import { hasSession } from './hasSession';
import { readCookie } from './readCookie';
import { plainPage } from './plainPage';
import { MAX_PAGE_BODY_BYTES } from './guardPageBody';
import { REJECTION_MESSAGES } from '../labels/rejectionMessages';
import { exceedsLoginLimit } from './exceedsReadLimit';

/** A body counts as one page per this many bytes: parsing a megabyte of nested lists takes half a second. */
const BYTES_PER_PAGE = 16 * 1024;

const TITLE: Record<Locale, string> = {
  he: 'אפשר לנסות שוב בעוד כמה דקות',
  en: 'Try again in a few minutes',
};

/** The language in which the admin would answer. */
function pageLanguage(request: Pick<Request, 'headers'>): Locale {
  const wanted = readCookie(request, 'payload-lng') || (request.headers.get('Accept-Language') ?? '');
  return /\b(he|en)\b/i.exec(wanted)?.[1]?.toLowerCase() === 'en' ? 'en' : 'he';
}

/** The number of pages that a request counts as: a large body counts as several, one without a length as the largest. */
function weightOf({ headers, method }: Request): number {
  if (method === 'GET' || method === 'HEAD') return 1;
  return Math.max(
    1,
    Math.ceil(Number(headers.get('Content-Length') ?? MAX_PAGE_BODY_BYTES.anonymous) / BYTES_PER_PAGE),
  );
}

/**
 * Limits anonymous requests for admin pages per address. Each page is rendered with all texts and queries the
 * database.
 * Logged-in users are not limited.
 * @param request a request for an admin page, or a call of a server function
 * @returns 429 with Retry-After; null when the request may continue
 */
export function limitPageRequests(request: Request): Response | null {
  if (hasSession(request)) return null;
  const wait = exceedsLoginLimit(request, weightOf(request));
  if (wait === 0) return null;
  const language = pageLanguage(request);
  const body = html`<p>${REJECTION_MESSAGES.tooManyRequests[language]}</p>`;
  const page = plainPage({ language, title: TITLE[language], body, status: 429 });
  page.headers.set('Retry-After', String(wait));
  return page;
}
