import { analyticsConsent } from './analytics';

const KEY = 'visit-source';
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const MAX_LENGTH = 200;

/** Source of the visit as a query string. It is null until the first page of the visit is shown. */
let source: string | null = null;

/**
 * Remembers the campaign parameters and the referrer of the first page of a visit. They are kept in memory, and in the
 * tab's storage only if the visitor has consented.
 * @param search query string of the first page
 * @param referrer URL of the previous page. It is ignored if it belongs to this site
 */
export function recordVisit(search: string, referrer: string): void {
  source ??= kept() ?? describe(search, referrer);
  persistVisit();
}

/** Stores the source of the visit in the tab if the visitor has consented. Otherwise removes it. */
export function persistVisit(): void {
  try {
    if (source && analyticsConsent() === 'granted') window.sessionStorage.setItem(KEY, source);
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // Storage is unavailable. The source is still in memory.
  }
}

/**
 * Returns the source of the visit as a query string that can be sent in a header. Returns an empty string if it is
 * unknown.
 */
export function visitSource(): string {
  return source ?? '';
}

function kept(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function describe(search: string, referrer: string): string {
  const given = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const name of CAMPAIGN) {
    const value = given.get(name)?.trim().slice(0, MAX_LENGTH);
    if (value) known.set(name, value);
  }
  const from = foreign(referrer);
  if (from) known.set('referrer', from.slice(0, MAX_LENGTH));
  return known.toString();
}

/**
 * Returns the referrer without its query string, which may contain personal data. Returns null if the referrer belongs
 * to this site.
 */
function foreign(referrer: string): string | null {
  try {
    const { origin, pathname } = new URL(referrer);
    return origin === window.location.origin ? null : origin + pathname;
  } catch {
    return null;
  }
}
