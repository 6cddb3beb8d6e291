/**
 * Contact details and legal pages beside forms and texts. A missing property means that the page's HTML does not show
 * the value (`useSiteContact`), null that the settings have none.
 */
export interface SiteContactDetails {
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly address?: string | null;
  /** Hours in which the phone is answered. */
  readonly openingHours?: string | null;
  /** Path of the privacy policy. */
  readonly privacyPath?: string | null;
  /** Path of the terms of use. */
  readonly termsPath?: string | null;
}

const TEXTS = ['phone', 'email', 'address', 'openingHours'] as const;
const PAGES = [
  ['privacyPath', 'privacyPage'],
  ['termsPath', 'termsPage'],
] as const;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const pathOf = (page: unknown): string | null =>
  typeof page === 'object' && page !== null ? textOf(Reflect.get(page, 'path')) : null;

/**
 * Reads contact details and legal pages from the queried fields of the site settings.
 * @param site of unknown type, because all pages share the wrapper
 */
export function readSiteContact(site: unknown): SiteContactDetails {
  if (typeof site !== 'object' || site === null) return {};
  const queried = new Map<string, unknown>(Object.entries(site));
  return Object.fromEntries([
    ...TEXTS.filter((name) => queried.has(name)).map((name) => [name, textOf(queried.get(name))]),
    ...PAGES.filter(([, page]) => queried.has(page)).map(([name, page]) => [name, pathOf(queried.get(page))]),
  ]) as SiteContactDetails;
}
