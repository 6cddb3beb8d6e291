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

/** Returns the ids of a project's page and of the place. */
const idsOf = (path: string, siteUrl: string) => {
  const url = new URL(path, siteUrl).href;
  return { url, id: `${url}#project` };
};

/**
 * Builds a schema.org `ApartmentComplex` for a residential project, otherwise a `Place`.
 * @param description for search engines
 * @param picture absolute address of its picture
 * @param siteUrl absolute address of the site
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
 * Builds a schema.org `RealEstateListing` with an offer of the lowest price.
 * @returns null without a visible price
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
 * Builds a schema.org `FAQPage` of accordion items whose titles are questions.
 * @returns null without answered questions
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
