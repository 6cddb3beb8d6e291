import { schemaOrgFaults } from '../../testing/schemaOrgFaults';
import { projectListing, projectQuestions, projectStructuredData } from './projectStructuredData';

const SITE = 'https://even-derech.example';
const minimal = {
  projectTitle: 'Bridge 7',
  path: '/en/projects/bridge-7/',
  residentialUnits: null,
  address: null,
  city: null,
  country: null,
};

test('a residential project is an ApartmentComplex with address, coordinates and number of homes', () => {
  const project = {
    ...minimal,
    residentialUnits: 120,
    address: { street: '7 Harbour St', latitude: 32.8, longitude: 35 },
    city: [{ name: 'Haifa' }],
    country: [{ name: 'Israel', code: 'IL' }],
  };
  const data = projectStructuredData(project, 'By the sea', `${SITE}/a.jpg`, SITE);
  expect(schemaOrgFaults(data)).toEqual([]);
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@id': `${SITE}/en/projects/bridge-7/#project`,
    '@type': 'ApartmentComplex',
    name: 'Bridge 7',
    url: `${SITE}/en/projects/bridge-7/`,
    description: 'By the sea',
    image: `${SITE}/a.jpg`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: '7 Harbour St',
      addressLocality: 'Haifa',
      addressCountry: 'IL',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 32.8, longitude: 35 },
    numberOfAccommodationUnits: 120,
  });
});

test('unknown facts and incomplete coordinates are left out', () => {
  const half = { ...minimal, address: { street: null, latitude: 32.8, longitude: null } };
  expect(projectStructuredData(half, null, undefined, SITE)).toEqual({
    '@context': 'https://schema.org',
    '@id': `${SITE}/en/projects/bridge-7/#project`,
    '@type': 'Place',
    name: 'Bridge 7',
    url: `${SITE}/en/projects/bridge-7/`,
  });
});

test('a price is a listing about the place, with an offer from that price', () => {
  const { path, projectTitle } = minimal;
  const project = { path, projectTitle, priceText: '4 rooms from', priceCurrency: null };
  const data = projectListing({ ...project, price: 3_480_000 }, SITE);
  expect(schemaOrgFaults(data)).toEqual([]);
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': `${SITE}/en/projects/bridge-7/#listing`,
    name: 'Bridge 7',
    url: `${SITE}/en/projects/bridge-7/`,
    about: { '@id': `${SITE}/en/projects/bridge-7/#project` },
    offers: {
      '@type': 'Offer',
      url: `${SITE}/en/projects/bridge-7/`,
      price: 3_480_000,
      priceCurrency: 'ILS',
      priceSpecification: { '@type': 'PriceSpecification', minPrice: 3_480_000, priceCurrency: 'ILS' },
      description: '4 rooms from',
    },
  });
  expect(projectListing({ ...project, price: null }, SITE)).toBeNull();
});

test('answered questions of an accordion are a FAQPage', () => {
  const item = (title: string, html: string | null) => ({ title, content: { html } });
  const items = [
    item('Who is entitled?', '<p>A couple, <b>or</b> a parent</p>'),
    item('Register', '<p>Here</p>'),
  ];
  expect(projectQuestions({ eligibilityAccordion: [...items, item('When?', null), null] })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Who is entitled?',
        acceptedAnswer: { '@type': 'Answer', text: '<p>A couple, <b>or</b> a parent</p>' },
      },
    ],
  });
  expect(projectQuestions({ eligibilityAccordion: items.slice(1) })).toBeNull();
  expect(projectQuestions({ eligibilityAccordion: null })).toBeNull();
});
