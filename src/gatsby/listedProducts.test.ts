import { listedProducts, type ProductsModel } from './listedProducts';

type Query = Parameters<ProductsModel['findAll']>[0]['query'];

/** Answers with the given products, and keeps what was asked. */
function modelOf(products: { id: string; documentId: string; locale: string; priorityID?: number | null }[]) {
  const asked: Query[] = [];
  const findAll: ProductsModel['findAll'] = ({ query }) => {
    asked.push(query);
    return Promise.resolve({ entries: products });
  };
  return { findAll, asked };
}

test('by priority, and where that is equal or missing as they were entered', async () => {
  const model = modelOf([
    { id: 'a', documentId: '10', locale: 'he' },
    { id: 'b', documentId: '12', locale: 'he', priorityID: 2 },
    { id: 'c', documentId: '9', locale: 'he', priorityID: null },
    { id: 'd', documentId: '3', locale: 'he', priorityID: 1 },
    { id: 'e', documentId: '11', locale: 'he', priorityID: 2 },
  ]);
  const found = await listedProducts({ locale: 'he' }, model);
  expect(found.map(({ id }) => id)).toEqual(['d', 'e', 'b', 'c', 'a']);
});

test('of the page’s company, or of all', async () => {
  const model = modelOf([]);
  await listedProducts({ locale: 'en', company: 'bond' }, model);
  await listedProducts({ locale: 'en', company: null }, model);
  expect(model.asked.map(({ filter }) => filter)).toEqual([
    { locale: { eq: 'en' }, company: { id: { eq: 'bond' } } },
    { locale: { eq: 'en' } },
  ]);
});
