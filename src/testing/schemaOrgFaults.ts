const THING = ['@context', '@id', '@type', 'name', 'url', 'description', 'image', 'identifier', 'sameAs'];
const PLACE = [...THING, 'address', 'geo', 'telephone', 'containedInPlace'];
const WORK = [...THING, 'about', 'author', 'publisher', 'inLanguage', 'keywords', 'offers', 'datePublished'];
const PRICE = [...THING, 'price', 'priceCurrency', 'minPrice', 'maxPrice'];

/** Properties that schema.org defines, for the types that the site's structured data uses. */
const PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  Answer: [...WORK, 'text'],
  Apartment: [...PLACE, 'numberOfRooms', 'floorSize', 'floorLevel'],
  ApartmentComplex: [...PLACE, 'numberOfAccommodationUnits'],
  Article: [...WORK, 'headline', 'mainEntityOfPage', 'articleSection', 'dateModified'],
  Brand: [...THING, 'logo'],
  BreadcrumbList: [...THING, 'itemListElement'],
  FAQPage: [...WORK, 'mainEntity'],
  GeoCoordinates: [...THING, 'latitude', 'longitude'],
  JobPosting: [
    ...THING,
    'title',
    'datePosted',
    'validThrough',
    'employmentType',
    'hiringOrganization',
    'jobLocation',
  ],
  ListItem: [...THING, 'position', 'item'],
  Offer: [
    ...THING,
    'price',
    'priceCurrency',
    'availability',
    'businessFunction',
    'priceSpecification',
    'itemOffered',
  ],
  Organization: [...THING, 'address', 'email', 'telephone', 'logo', 'parentOrganization'],
  Place: PLACE,
  PostalAddress: [...THING, 'streetAddress', 'addressLocality', 'addressRegion', 'addressCountry'],
  PriceSpecification: PRICE,
  PropertyValue: [...THING, 'value', 'unitCode'],
  QuantitativeValue: [...THING, 'value', 'unitCode'],
  Question: [...WORK, 'acceptedAnswer'],
  RealEstateListing: [...WORK, 'mainEntity', 'datePosted', 'leaseLength'],
  Thing: THING,
  UnitPriceSpecification: [...PRICE, 'unitCode'],
  WebPage: [...WORK, 'mainEntity', 'primaryImageOfPage', 'dateModified'],
};

/**
 * Returns types (`Type`) and properties (`Type.property`) in structured data that schema.org does not define. The type
 * `Product` is reported as well, because search engines reject a product without a price, review or rating.
 */
export function schemaOrgFaults(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(schemaOrgFaults);
  if (typeof data !== 'object' || data === null) return [];
  const nested = Object.values(data).flatMap(schemaOrgFaults);
  const { '@type': type, '@graph': graph } = data as { '@type'?: string; '@graph'?: unknown };
  // A graph, or an object with only an `@id`, which refers to another entry.
  if (graph || Object.keys(data).join() === '@id') return nested;
  const known = PROPERTIES[String(type)];
  if (!known) return [String(type), ...nested];
  return [
    ...Object.keys(data)
      .filter((property) => !known.includes(property))
      .map((property) => `${type}.${property}`),
    ...nested,
  ];
}
