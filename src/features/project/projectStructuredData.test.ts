import { projectStructuredData } from './projectStructuredData';

const SITE = 'https://even-derech.example';
const minimal = {
  projectTitle: 'Bridge 7',
  path: '/en/projects/bridge-7/',
  residentialUnits: null,
  address: null,
  city: null,
  country: null,
};

test('homes are an ApartmentComplex with address, coordinates and number of homes', () => {
  const project = {
    ...minimal,
    residentialUnits: 120,
    address: { street: '7 Harbour St', latitude: 32.8, longitude: 35 },
    city: [{ name: 'Haifa' }],
    country: [{ name: 'Israel', code: 'IL' }],
  };
  expect(projectStructuredData(project, 'By the sea', `${SITE}/a.jpg`, SITE)).toEqual({
    '@context': 'https://schema.org',
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

test('what is not known is left out; half a coordinate is none', () => {
  const half = { ...minimal, address: { street: null, latitude: 32.8, longitude: null } };
  expect(projectStructuredData(half, null, undefined, SITE)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Place',
    name: 'Bridge 7',
    url: `${SITE}/en/projects/bridge-7/`,
  });
});
