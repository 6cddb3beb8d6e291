/**
 * Contact details of the group and links to its legal pages. If a property is missing, the page's HTML does not contain
 * its value, and `useSiteContact` loads it. If a property is null, the site settings have no value.
 */
export interface SiteContactDetails {
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly address?: string | null;
  /** Hours during which the phone is answered. */
  readonly openingHours?: string | null;
  readonly privacyPath?: string | null;
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
 * Reads contact details and legal pages from the site settings. Only the fields that the page's query selects are
 * returned.
 * @param site the settings. Their type is unknown, because pages with different queries share the wrapper component
 */
export function readSiteContact(site: unknown): SiteContactDetails {
  if (typeof site !== 'object' || site === null) return {};
  const queried = new Map<string, unknown>(Object.entries(site));
  return Object.fromEntries([
    ...TEXTS.filter((name) => queried.has(name)).map((name) => [name, textOf(queried.get(name))]),
    ...PAGES.filter(([, page]) => queried.has(page)).map(([name, page]) => [name, pathOf(queried.get(page))]),
  ]) as SiteContactDetails;
}
