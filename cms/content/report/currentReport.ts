import type { PayloadRequest } from 'payload';
import type { Locale } from '../../platform/locales/locales';
import { siteReport, type SiteReport } from './siteReport';

/** Cache time, so that a user sees one report while switching between kinds. */
const KEPT_MS = 60_000;

const kept = new Map<Locale, { report: Promise<SiteReport>; until: number }>();

/**
 * Report of the whole site, generated on demand and cached for a minute. Concurrent requests share it.
 * @param language language of the report
 * @param fresh ignores the cache, except for a report in progress
 * @throws errors of reading the content
 */
export async function currentReport(
  req: PayloadRequest,
  language: Locale,
  fresh = false,
): Promise<SiteReport> {
  const now = Date.now();
  const known = kept.get(language);
  // A report in progress never expires.
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
