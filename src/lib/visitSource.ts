import { analyticsConsent } from './analytics';

const KEY = 'visit-source';
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const LONGEST = 200;

/** Query string; null until the first page of the visit. */
let source: string | null = null;

/**
 * Remembers the campaign parameters and the referrer of the visit's first page. Uses memory, and tab storage
 * only after consent.
 * @param search query string of the first page
 * @param referrer ignored when it is the site itself
 */
export function noteVisit(search: string, referrer: string): void {
  source ??= kept() ?? describe(search, referrer);
  keepVisit();
}

/** Stores the source in the tab after consent and removes it without. */
export function keepVisit(): void {
  try {
    if (source && analyticsConsent() === 'granted') window.sessionStorage.setItem(KEY, source);
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // The source stays in memory.
  }
}

/** Returns the visit's source as a query string that is valid in a header, or an empty text. */
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
    const value = given.get(name)?.trim().slice(0, LONGEST);
    if (value) known.set(name, value);
  }
  const from = foreign(referrer);
  if (from) known.set('referrer', from.slice(0, LONGEST));
  return known.toString();
}

/** Drops the referrer's query, which may contain personal data. */
function foreign(referrer: string): string | null {
  try {
    const { origin, pathname } = new URL(referrer);
    return origin === window.location.origin ? null : origin + pathname;
  } catch {
    return null;
  }
}
