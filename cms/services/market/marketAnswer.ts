import { languageHeaders } from '../../intake/language';
import { marketEnv } from '../../integrations/market/marketEnv';
import type { Locale } from '../../platform/locales';

const FRESH_SECONDS = 15;
const LATE_SECONDS = 5;
/** Together with the above less than the pause between two questions of a page, which must not be answered by its own last answer. */
const STALE_SECONDS = 30;

/** Figures, which visitors and what stands before the CMS may share for seconds. */
export function marketAnswer(body: { late: boolean }, language: Locale): Response {
  const seconds = body.late ? LATE_SECONDS : FRESH_SECONDS;
  return Response.json(body, {
    headers: {
      'Cache-Control': `public, max-age=${seconds}, stale-while-revalidate=${STALE_SECONDS}`,
      ...languageHeaders(language),
    },
  });
}

/** There are no figures yet, because the provider never answered. */
export function noFigures(language: Locale): Response {
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

/** The provider has no stock of this symbol. */
export function unknownStock(language: Locale): Response {
  const error = { he: 'אין נייר ערך כזה.', en: 'There is no such security.' }[language];
  return Response.json(
    { error, code: 'unknownStock' },
    { status: 404, headers: { 'Cache-Control': 'no-store', ...languageHeaders(language) } },
  );
}
