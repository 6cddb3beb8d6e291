import { NO_CONTACT, type SiteContactDetails } from './SiteContact';

const textOf = (object: object, key: string): string | null => {
  const value: unknown = Reflect.get(object, key);
  return typeof value === 'string' && value !== '' ? value : null;
};

const pathOf = (object: object, key: string): string | null => {
  const page: unknown = Reflect.get(object, key);
  return typeof page === 'object' && page !== null ? textOf(page, 'path') : null;
};

/**
 * Reads contact details and legal pages from a page's data, which contains the settings as `site`.
 * @param data of unknown type, because all pages share the wrapper
 */
export function readSiteContact(data: unknown): SiteContactDetails {
  const site: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'site') : null;
  if (typeof site !== 'object' || site === null) return NO_CONTACT;
  return {
    phone: textOf(site, 'phone'),
    email: textOf(site, 'email'),
    address: textOf(site, 'address'),
    openingHours: textOf(site, 'openingHours'),
    privacyPath: pathOf(site, 'privacyPage'),
    termsPath: pathOf(site, 'termsPage'),
  };
}
