import { productStructuredData } from './productStructuredData';

const SITE = 'https://even-derech.example';

test('contains brand, category and properties', () => {
  const product = {
    productName: 'Fix 20',
    path: '/en/products/fix-20/',
    documentId: '7',
    company: { name: 'Bond' },
    productCategory: [{ name: 'Adhesives' }, { name: 'Tiles' }],
    dataTable: [{ title: 'Class', value: 'C2TE' }, { title: 'Empty', value: null }, null],
  };
  expect(productStructuredData(product, 'For tiles', [`${SITE}/a.jpg`], SITE)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Fix 20',
    url: `${SITE}/en/products/fix-20/`,
    productID: '7',
    description: 'For tiles',
    image: [`${SITE}/a.jpg`],
    brand: { '@type': 'Brand', name: 'Bond' },
    category: 'Adhesives',
    additionalProperty: [{ '@type': 'PropertyValue', name: 'Class', value: 'C2TE' }],
  });
});

test('leaves out unknown facts', () => {
  const product = {
    productName: 'Sand',
    path: '/products/sand/',
    documentId: '8',
    company: null,
    productCategory: null,
    dataTable: null,
  };
  expect(productStructuredData(product, '', [], SITE)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Sand',
    url: `${SITE}/products/sand/`,
    productID: '8',
  });
});
