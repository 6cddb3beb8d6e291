import { languageHeaders } from '../../intake/language';
import { marketEnv } from '../../integrations/market/marketEnv';
import type { Locale } from '../../platform/locales/locales';

const FRESH_SECONDS = 15;
const LATE_SECONDS = 5;
/**
 * Together with `FRESH_SECONDS`, this is less than the polling interval of a page. A page therefore never gets the same
 * cached response twice.
 */
const STALE_SECONDS = 30;

/** Creates a response with figures, which browsers and proxies may cache for some seconds. */
export function marketAnswer(body: { late: boolean }, language: Locale): Response {
  const seconds = body.late ? LATE_SECONDS : FRESH_SECONDS;
  return Response.json(body, {
    headers: {
      'Cache-Control': `public, max-age=${seconds}, stale-while-revalidate=${STALE_SECONDS}`,
      ...languageHeaders(language),
    },
  });
}

/** Creates a response with status 503, because the provider has never sent figures. */
export function figuresUnavailable(language: Locale): Response {
  const error = {
    he: 'נתוני המסחר אינם זמינים כרגע. אפשר לנסות שוב בעוד כמה דקות.',
    en: 'Market data are not available right now. Please try again in a few minutes.',
  }[language];
  return Response.json(
    { error, code: 'noFigures' },
    {
      status: 503,
      headers: {
        'Cache-Control': 'no-store',
        'Retry-After': String(Math.ceil(marketEnv.values.intervalMs / 1000)),
        ...languageHeaders(language),
      },
    },
  );
}

/** Creates a response with status 404, because the group has no stock with this symbol. */
export function unknownStock(language: Locale): Response {
  const error = { he: 'אין נייר ערך כזה.', en: 'There is no such security.' }[language];
  return Response.json(
    { error, code: 'unknownStock' },
    { status: 404, headers: { 'Cache-Control': 'no-store', ...languageHeaders(language) } },
  );
}
