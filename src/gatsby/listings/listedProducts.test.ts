import { listedProducts, type ProductsModel } from './listedProducts';

type Query = Parameters<ProductsModel['findAll']>[0]['query'];

/** Creates a node model that returns the given products and records the queries. */
function modelOf(products: { id: string; documentId: string; locale: string; priorityID?: number | null }[]) {
  const asked: Query[] = [];
  const findAll: ProductsModel['findAll'] = ({ query }) => {
    asked.push(query);
    return Promise.resolve({ entries: products });
  };
  return { findAll, asked };
}

test('sorts by priority, then by order of entry', async () => {
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

test("returns the products of the page's company, or all", async () => {
  const model = modelOf([]);
  await listedProducts({ locale: 'en', company: 'bond' }, model);
  await listedProducts({ locale: 'en', company: null }, model);
  expect(model.asked.map(({ filter }) => filter)).toEqual([
    { locale: { eq: 'en' }, company: { id: { eq: 'bond' } } },
    { locale: { eq: 'en' } },
  ]);
});
