import { known } from '../home/known';
import type { OfferKind } from '../filters/projectFilters';

type Project = Queries.ProjectHomesFragment;

/** UN/CEFACT unit codes for a month and a square metre. */
const MONTH = 'MON';
const SQUARE_METRE = 'MTK';
const LEASE = 'http://purl.org/goodrelations/v1#LeaseOut';

/**
 * Builds schema.org data for the available apartments. An apartment with a price becomes a `RealEstateListing`, because
 * schema.org allows no offer on an `Apartment`. One without a price becomes an `Apartment`.
 * @param semantics whether the apartments are for rent, so that prices are monthly
 * @param siteUrl absolute URL of the site
 * @returns null if no apartment is available
 */
export function homesStructuredData(project: Project, semantics: OfferKind, siteUrl: string): object | null {
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
      const name = [building ?? home.propertyTitle, home.apartmentNumber].filter(Boolean).join(' ');
      const apartment = {
        '@type': 'Apartment',
        '@id': url,
        url,
        name,
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
      };
      if (price === null) return apartment;
      return {
        '@type': 'RealEstateListing',
        '@id': `${url}#listing`,
        url,
        name,
        about: apartment,
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
      };
    }),
  };
}
