import type { PayloadRequest } from 'payload';
import type { Locale } from '../../platform/locales/locales';
import { siteReport, type SiteReport } from './siteReport';

/** Cache time of a report, so that a user sees the same report while switching between kinds of problems. */
const KEPT_MS = 60_000;

const kept = new Map<Locale, { report: Promise<SiteReport>; until: number }>();

/**
 * Returns the report of the whole site. It is generated on demand and cached for a minute. Concurrent requests share
 * one report.
 * @param language language of the report
 * @param fresh true to ignore the cache; a report in progress is used all the same
 * @throws errors that occur while the content is read
 */
export async function currentReport(
  req: PayloadRequest,
  language: Locale,
  fresh = false,
): Promise<SiteReport> {
  const now = Date.now();
  const known = kept.get(language);
  // `Infinity` marks a report in progress, which never expires.
  if (known && (known.until === Infinity || (!fresh && known.until > now))) return known.report;
  const report = siteReport(req, language, { now });
  const entry = { report, until: Infinity };
  kept.set(language, entry);
  try {
    return await report;
  } finally {
    entry.until = Date.now() + KEPT_MS;
    await report.catch(() => kept.delete(language));
  }
}
