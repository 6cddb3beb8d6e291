import { listedProducts, type ProductsModel } from './listedProducts';

type Query = Parameters<ProductsModel['findAll']>[0]['query'];

/** Answers with the given products, and keeps what was asked. */
function modelOf(products: { id: string; locale: string; priorityID?: number | null }[]) {
  const asked: Query[] = [];
  const findAll: ProductsModel['findAll'] = ({ query }) => {
    asked.push(query);
    return Promise.resolve({ entries: products });
  };
  return { findAll, asked };
}

test('by priority, and where that is equal or missing as they were', async () => {
  const model = modelOf([
    { id: 'a', locale: 'he' },
    { id: 'b', locale: 'he', priorityID: 2 },
    { id: 'c', locale: 'he', priorityID: null },
    { id: 'd', locale: 'he', priorityID: 1 },
    { id: 'e', locale: 'he', priorityID: 2 },
  ]);
  const found = await listedProducts({ locale: 'he' }, model);
  expect(found.map(({ id }) => id)).toEqual(['d', 'b', 'e', 'a', 'c']);
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
