import { faqPage } from '../../lib/faqPage';

interface ProjectSource {
  readonly priceText: string | null;
  readonly price: number | null;
  readonly priceCurrency: string | null;
  readonly eligibilityAccordion:
    | readonly ({
        readonly title: string | null;
        readonly content: { readonly html: string | null } | null;
      } | null)[]
    | null;
  readonly projectTitle: string | null;
  readonly path: string;
  readonly residentialUnits: number | null;
  readonly address: {
    readonly street: string | null;
    readonly latitude: number | null;
    readonly longitude: number | null;
  } | null;
  readonly city: readonly ({ readonly name: string | null } | null)[] | null;
  readonly country: readonly ({ readonly name: string | null; readonly code: string | null } | null)[] | null;
}

const CONTEXT = 'https://schema.org';

/** Returns the URL of a project's page, and the id of its place in the structured data. */
const idsOf = (path: string, siteUrl: string) => {
  const url = new URL(path, siteUrl).href;
  return { url, id: `${url}#project` };
};

/**
 * Builds the structured data of a project. It is a schema.org `ApartmentComplex` if the project has residential units,
 * otherwise a `Place`.
 * @param description description for search engines
 * @param picture absolute URL of the project's picture
 * @param siteUrl absolute URL of the site
 */
export function projectStructuredData(
  {
    projectTitle,
    path,
    residentialUnits,
    address,
    city,
    country,
  }: Omit<ProjectSource, 'priceText' | 'price' | 'priceCurrency' | 'eligibilityAccordion'>,
  description: string | null | undefined,
  picture: string | null | undefined,
  siteUrl: string,
): object {
  const { url, id } = idsOf(path, siteUrl);
  const town = city?.find(Boolean)?.name;
  const land = country?.find(Boolean);
  const place = {
    ...(address?.street && { streetAddress: address.street }),
    ...(town && { addressLocality: town }),
    ...(land && { addressCountry: land.code ?? land.name }),
  };
  const { latitude, longitude } = address ?? {};
  const isOnMap = typeof latitude === 'number' && typeof longitude === 'number';
  return {
    '@context': CONTEXT,
    '@id': id,
    '@type': residentialUnits ? 'ApartmentComplex' : 'Place',
    name: projectTitle,
    url,
    ...(description && { description }),
    ...(picture && { image: picture }),
    ...(Object.keys(place).length > 0 && { address: { '@type': 'PostalAddress', ...place } }),
    ...(isOnMap && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(residentialUnits && { numberOfAccommodationUnits: residentialUnits }),
  };
}

/**
 * Builds a schema.org `RealEstateListing` that offers the project from its lowest price.
 * @returns null if the project has no price
 */
export function projectListing(
  {
    projectTitle,
    priceText,
    price,
    priceCurrency,
    path,
  }: Pick<ProjectSource, 'projectTitle' | 'priceText' | 'price' | 'priceCurrency' | 'path'>,
  siteUrl: string,
): object | null {
  if (price === null) return null;
  const { url, id } = idsOf(path, siteUrl);
  const currency = priceCurrency ?? 'ILS';
  return {
    '@context': CONTEXT,
    '@type': 'RealEstateListing',
    '@id': `${url}#listing`,
    name: projectTitle,
    url,
    about: { '@id': id },
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: currency,
      priceSpecification: { '@type': 'PriceSpecification', minPrice: price, priceCurrency: currency },
      ...(priceText && { description: priceText }),
    },
  };
}

/**
 * Builds a schema.org `FAQPage` from the accordion items whose titles end with a question mark.
 * @returns null if no question has an answer
 */
export const projectQuestions = ({
  eligibilityAccordion,
}: Pick<ProjectSource, 'eligibilityAccordion'>): object | null =>
  faqPage(
    (eligibilityAccordion ?? []).flatMap((item) => {
      const { title, content } = item ?? {};
      return title?.trim().endsWith('?') && content?.html ? [{ question: title, answer: content.html }] : [];
    }),
  );
