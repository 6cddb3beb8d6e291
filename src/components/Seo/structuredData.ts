import { internationalPhone } from '../../lib/internationalPhone';
import type { Step } from '../Breadcrumbs/trailOf';

const CONTEXT = 'https://schema.org';
const LOGO_PATH = '/icons/icon-512.png';

/** Country code for postal addresses that state no other country. */
export const HOME_COUNTRY = 'IL';

/** Returns the `@id` of the group in structured data. Other entries refer to the group with it. */
export const organizationId = (siteUrl: string): string => new URL('/#organization', siteUrl).href;

/** Returns a reference to the group for structured data, as an author, publisher or employer. */
export const organizationReference = (name: string | null | undefined, siteUrl: string) => ({
  '@type': 'Organization',
  '@id': organizationId(siteUrl),
  ...(name && { name }),
});

/**
 * Builds the schema.org `BreadcrumbList` of a page.
 * @param steps breadcrumbs from the home page to the current page
 * @param siteUrl absolute URL of the site
 */
export function breadcrumbList(steps: readonly Step[], siteUrl: string) {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, siteUrl).href,
    })),
  };
}

/**
 * Builds the group's schema.org `Organization`. Empty settings are omitted. Other pages refer to its `@id`.
 * @param siteUrl absolute URL of the site
 */
export function organizationOf(
  { siteName, description, email, phone, address, socialLinks }: Queries.OrganizationSiteFragment,
  siteUrl: string,
) {
  const telephone = phone && internationalPhone(phone);
  const sameAs = socialLinks?.flatMap(({ url }) => url ?? []) ?? [];
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: siteName,
    url: new URL('/', siteUrl).href,
    logo: new URL(LOGO_PATH, siteUrl).href,
    ...(description && { description }),
    ...(email && { email }),
    ...(telephone && { telephone }),
    ...(address && {
      address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: HOME_COUNTRY },
    }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}
