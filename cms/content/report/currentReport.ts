import type { PayloadRequest } from 'payload';
import type { Locale } from '../../platform/locales';
import { siteReport, type SiteReport } from './siteReport';

/** Who looks at the report, and goes from one kind to the next, looks at one and the same for so long. */
const KEPT_MS = 60_000;

const kept = new Map<Locale, { report: Promise<SiteReport>; until: number }>();

/**
 * The report of the whole site: made when somebody looks at it, once for all who look at the same time, and again after a minute.
 * @param language of who reads it
 * @param fresh makes it anew, unless it is being made just now
 * @throws what reading the content throws
 */
export async function currentReport(
  req: PayloadRequest,
  language: Locale,
  fresh = false,
): Promise<SiteReport> {
  const now = Date.now();
  const known = kept.get(language);
  // What is being made has no end yet.
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
