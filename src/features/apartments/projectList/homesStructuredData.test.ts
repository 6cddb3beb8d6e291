import { schemaOrgFaults } from '../../../testing/schemaOrgFaults';
import { homesStructuredData } from './homesStructuredData';
import { projectHome, projectWith } from '../testing/projectHomesFixture';

const SITE = 'https://even-derech.example';
const PAGE = `${SITE}/en/projects/boulevard-12/`;
const bare = {
  address: null,
  apartmentNumber: null,
  numberOfRooms: null,
  areaInSquareMeters: null,
  floor: null,
  price: null,
  building: null,
};

test('available homes with a price are listings of an Apartment, with monthly Offers', () => {
  const homes = [projectHome('A1'), projectHome('A2', { isTaken: true })];
  const data = homesStructuredData(projectWith(homes), 'rent', SITE);
  expect(schemaOrgFaults(data)).toEqual([]);
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'RealEstateListing',
        '@id': `${PAGE}?home=A1#listing`,
        url: `${PAGE}?home=A1`,
        name: 'Building A A1',
        about: {
          '@type': 'Apartment',
          '@id': `${PAGE}?home=A1`,
          url: `${PAGE}?home=A1`,
          name: 'Building A A1',
          containedInPlace: { '@id': `${PAGE}#project` },
          address: { '@type': 'PostalAddress', streetAddress: '1 Elm St', addressLocality: 'Tel Aviv' },
          numberOfRooms: 3,
          floorSize: { '@type': 'QuantitativeValue', value: 80, unitCode: 'MTK' },
          floorLevel: '2',
        },
        offers: {
          '@type': 'Offer',
          url: `${PAGE}?home=A1`,
          price: 5000,
          priceCurrency: 'ILS',
          availability: 'https://schema.org/InStock',
          businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: 5000,
            priceCurrency: 'ILS',
            unitCode: 'MON',
          },
        },
      },
    ],
  });
});

test('homes for sale have no lease, and unknown values are left out', () => {
  const sale = homesStructuredData(projectWith([projectHome('A1')]), 'marketing', SITE);
  expect(JSON.stringify(sale)).not.toContain('LeaseOut');
  const unknown = projectWith([projectHome('A 3', { extra: bare })], { address: null });
  expect(homesStructuredData(unknown, 'rent', SITE)).toMatchObject({
    '@graph': [
      {
        '@type': 'Apartment',
        '@id': `${PAGE}?home=A%203`,
        url: `${PAGE}?home=A%203`,
        name: 'Home A 3',
        containedInPlace: { '@id': `${PAGE}#project` },
      },
    ],
  });
  expect(JSON.stringify(homesStructuredData(unknown, 'rent', SITE))).not.toContain('offers');
});

test('is null without available homes', () => {
  expect(homesStructuredData(projectWith([]), 'rent', SITE)).toBeNull();
  expect(homesStructuredData(projectWith([projectHome('A', { isTaken: true })]), 'rent', SITE)).toBeNull();
});
