import type { ListedProduct } from './ListedProduct';
import { groupsOf, productFilters } from './productFilters';

const product = (changes: Partial<ListedProduct>): ListedProduct => ({
  id: 'p',
  title: 'Fix 20',
  path: '/products/fix-20/',
  use: null,
  picture: null,
  categories: [],
  subCategories: [],
  productKeyFeatures: [],
  standards: [],
  ...changes,
});
const parse = (query: string) => productFilters.parse(new URLSearchParams(query));
const chosen = { categories: ['A'], subCategories: ['B'], productKeyFeatures: ['C'], q: 'fix', page: 3 };

test.each([
  ['', [], 1],
  ['categories=כל+המוצרים', [], 1],
  ['categories=All+Products&page=2', [], 2],
  ['categories=Tiles&categories=Grout', ['Tiles', 'Grout'], 1],
  ['categories=Tiles&page=-1', ['Tiles'], 1],
  ['categories=Tiles&page=x', ['Tiles'], 1],
  [`categories=${'x'.repeat(10_000)}`, [], 1],
])('?%s reads as %j, page %d', (query, categories, page) =>
  expect(parse(query)).toMatchObject({ categories, page }),
);

test('a choice resets the groups below and the page', () => {
  expect(productFilters.change(chosen, { categories: ['A', 'D'] })).toEqual({
    categories: ['A', 'D'],
    subCategories: [],
    productKeyFeatures: [],
    q: 'fix',
    page: 1,
  });
  expect(productFilters.change(chosen, { subCategories: ['E'] })).toEqual({
    categories: ['A'],
    subCategories: ['E'],
    productKeyFeatures: [],
    q: 'fix',
    page: 1,
  });
  expect(productFilters.change(chosen, { productKeyFeatures: [] })).toMatchObject({ subCategories: ['B'] });
});

test('labels are repeated in the address and read again', () => {
  const values = { ...chosen, productKeyFeatures: ['עמיד במים', 'Fast & dry'] };
  expect(productFilters.parse(productFilters.write(values))).toEqual(values);
});

test.each([
  [{ categories: ['Tiles'] }, true],
  [{ categories: ['Grout', 'Tiles'] }, true],
  [{ categories: ['Grout'] }, false],
  [{ categories: ['Tiles'], productKeyFeatures: ['Waterproof'] }, true],
  [{ categories: ['Tiles'], productKeyFeatures: ['Fast'] }, false],
])('%j finds the product: %s', (changes, found) => {
  const item = product({ categories: ['Tiles'], productKeyFeatures: ['Waterproof'] });
  expect(productFilters.matches(item, { ...productFilters.initial, ...changes })).toBe(found);
});

test('quarries have only categories', () => {
  expect(groupsOf('categories')).toEqual(['categories']);
  expect(groupsOf('all')).toEqual(['categories', 'subCategories', 'productKeyFeatures']);
  expect(groupsOf('none')).toEqual([]);
});
