import { analyticsConsent } from './analytics';

const KEY = 'visit-source';
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const LONGEST = 200;

/** As a query string; null until the visit's first page was seen. */
let source: string | null = null;

/**
 * Remembers where the visit came from: the campaign parameters of its first page and the page that led there. It stays in memory; only for
 * visitors who agreed to be counted does the browser keep it until the tab is closed.
 * @param search query string of the first page
 * @param referrer address of the page that led here; of our own pages nothing is remembered
 */
export function noteVisit(search: string, referrer: string): void {
  source ??= kept() ?? describe(search, referrer);
  keepVisit();
}

/** Lets the browser keep the source while the visitor agrees to it, and forget it when not. */
export function keepVisit(): void {
  try {
    if (source && analyticsConsent() === 'granted') window.sessionStorage.setItem(KEY, source);
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // The memory is enough.
  }
}

/** Where the visit came from, as a query string of letters that a header may hold; empty when nothing is known. */
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

/** Without its query, which may say things about the visitor that are none of our business. */
function foreign(referrer: string): string | null {
  try {
    const { origin, pathname } = new URL(referrer);
    return origin === window.location.origin ? null : origin + pathname;
  } catch {
    return null;
  }
}
