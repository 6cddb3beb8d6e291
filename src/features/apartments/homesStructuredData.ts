import { known } from './known';
import type { Semantics } from './projectFilters';

type Project = Queries.ProjectHomesFragment;

/** UN/CEFACT codes of a month and a square metre. */
const MONTH = 'MON';
const SQUARE_METRE = 'MTK';
const LEASE = 'http://purl.org/goodrelations/v1#LeaseOut';

/**
 * Builds schema.org `Apartment`s of a project's available homes, each with an `Offer` if its price is known.
 * @param semantics whether prices are monthly
 * @param siteUrl absolute address of the site
 * @returns null without available homes
 */
export function homesStructuredData(project: Project, semantics: Semantics, siteUrl: string): object | null {
  const page = new URL(project.path, siteUrl).href;
  const buildings = new Map(project.homeBuildings.map(({ id, buildingTitle }) => [id, buildingTitle]));
  const town = known(project.city)[0]?.name;
  const free = project.homes.filter(({ moreInfoContentHTML }) => moreInfoContentHTML !== 'reserved');
  if (free.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@graph': free.map((home) => {
      const url = `${page}?home=${encodeURIComponent(home.assetName)}`;
      const { numberOfRooms, areaInSquareMeters, floor, price } = home;
      const currency = home.priceCurrency ?? 'ILS';
      const street = home.address ?? project.address?.street;
      const building = home.building && buildings.get(home.building.id);
      return {
        '@type': 'Apartment',
        '@id': url,
        url,
        name: [building ?? home.propertyTitle, home.apartmentNumber].filter(Boolean).join(' '),
        containedInPlace: { '@id': `${page}#project` },
        ...(street && {
          address: {
            '@type': 'PostalAddress',
            streetAddress: street,
            ...(town && { addressLocality: town }),
          },
        }),
        ...(numberOfRooms !== null && { numberOfRooms }),
        ...(areaInSquareMeters !== null && {
          floorSize: { '@type': 'QuantitativeValue', value: areaInSquareMeters, unitCode: SQUARE_METRE },
        }),
        ...(floor !== null && { floorLevel: String(floor) }),
        ...(price !== null && {
          offers: {
            '@type': 'Offer',
            url,
            price,
            priceCurrency: currency,
            availability: 'https://schema.org/InStock',
            ...(semantics === 'rent' && {
              businessFunction: LEASE,
              priceSpecification: {
                '@type': 'UnitPriceSpecification',
                price,
                priceCurrency: currency,
                unitCode: MONTH,
              },
            }),
          },
        }),
      };
    }),
  };
}
