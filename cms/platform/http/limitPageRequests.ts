import { html } from './html';
import type { Locale } from '../locales/locales';
import { hasSession } from './hasSession';
import { readCookie } from './readCookie';
import { plainPage } from './plainPage';
import { MAX_PAGE_BODY_BYTES } from './guardPageBody';
import { REJECTION_MESSAGES } from '../labels/rejectionMessages';
import { exceedsLoginLimit } from './exceedsReadLimit';

/**
 * A body counts as one page request per this many bytes, because parsing a megabyte of nested lists takes half a
 * second.
 */
const BYTES_PER_PAGE = 16 * 1024;

const TITLE: Record<Locale, string> = {
  he: 'אפשר לנסות שוב בעוד כמה דקות',
  en: 'Try again in a few minutes',
};

/** Returns the language in which the admin would respond. */
function pageLanguage(request: Pick<Request, 'headers'>): Locale {
  const wanted = readCookie(request, 'payload-lng') || (request.headers.get('Accept-Language') ?? '');
  return /\b(he|en)\b/i.exec(wanted)?.[1]?.toLowerCase() === 'en' ? 'en' : 'he';
}

/**
 * Returns the cost of a request, in pages. A large body costs several pages. A body of unknown length costs as much as
 * the largest that visitors may send.
 */
function weightOf({ headers, method }: Request): number {
  if (method === 'GET' || method === 'HEAD') return 1;
  return Math.max(
    1,
    Math.ceil(Number(headers.get('Content-Length') ?? MAX_PAGE_BODY_BYTES.anonymous) / BYTES_PER_PAGE),
  );
}

/**
 * Limits anonymous requests for admin pages per IP address. Each such page is rendered with all its texts and queries
 * the database. Logged-in users are not limited.
 * @param request a request for an admin page, or a call of a server function
 * @returns a 429 response with `Retry-After`, or null if the request may continue
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
