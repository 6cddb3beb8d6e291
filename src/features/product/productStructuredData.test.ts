import { schemaOrgFaults } from '../../testing/schemaOrgFaults';
import { productStructuredData } from './productStructuredData';

const SITE = 'https://even-derech.example';

test('is a page about the product, with brand and categories', () => {
  const product = {
    productName: 'Fix 20',
    path: '/en/products/fix-20/',
    locale: 'en',
    documentId: '7',
    company: { name: 'Bond' },
    productCategory: [{ name: 'Adhesives' }, null, { name: 'Tiles' }],
  };
  const data = productStructuredData(product, 'For tiles', [`${SITE}/a.jpg`], 'Even Derech', SITE);
  expect(schemaOrgFaults(data)).toEqual([]);
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': `${SITE}/en/products/fix-20/`,
    url: `${SITE}/en/products/fix-20/`,
    name: 'Fix 20',
    inLanguage: 'en',
    description: 'For tiles',
    keywords: ['Adhesives', 'Tiles'],
    about: [
      {
        '@type': 'Thing',
        '@id': `${SITE}/en/products/fix-20/#product`,
        name: 'Fix 20',
        identifier: '7',
        description: 'For tiles',
        image: [`${SITE}/a.jpg`],
      },
      { '@type': 'Brand', name: 'Bond' },
    ],
    publisher: { '@type': 'Organization', '@id': `${SITE}/#organization`, name: 'Even Derech' },
  });
});

test('leaves out unknown facts', () => {
  const product = {
    productName: 'Sand',
    path: '/products/sand/',
    locale: 'he',
    documentId: '8',
    company: null,
    productCategory: null,
  };
  expect(productStructuredData(product, '', [], null, SITE)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': `${SITE}/products/sand/`,
    url: `${SITE}/products/sand/`,
    name: 'Sand',
    inLanguage: 'he',
    about: {
      '@type': 'Thing',
      '@id': `${SITE}/products/sand/#product`,
      name: 'Sand',
      identifier: '8',
    },
    publisher: { '@type': 'Organization', '@id': `${SITE}/#organization` },
  });
});
