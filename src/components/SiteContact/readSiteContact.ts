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
 * Phone, e-mail, address, hours and legal pages from the data of any page that asks for the site's settings as `site`.
 * @param data a page's data, of a type that is not known where all pages are wrapped
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
