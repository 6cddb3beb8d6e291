import { chipOrder, entriesOf, modalOrder } from './productOptions';

const category = (name: string, number: number | null, order: number) => ({ name, number, order });
const node = (...productCategory: ReturnType<typeof category>[]) => ({
  productCategory,
  productSubCategory: [{ name: 'Indoors', order: 0 }],
  productKeyFeatures: null,
});
const NODES = [
  node(category('Offices', 1747, 1), category('Grout', null, 2)),
  node(category('Residential', 5069, 4)),
  node(category('Mixed Use', 1732, 3), category('Offices', 1747, 1)),
];
const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);

describe('the categories', () => {
  const entries = entriesOf(NODES, 'categories');

  it('are each there once, as editors have them', () => {
    expect(names(entries)).toEqual(['Offices', 'Grout', 'Mixed Use', 'Residential']);
  });

  it('are ordered by their numbers in the bar', () => {
    expect(names(chipOrder(entries))).toEqual(['Mixed Use', 'Offices', 'Residential', 'Grout']);
  });

  it('are ordered by name in the modal, where other groups stay as editors have them', () => {
    expect(names(modalOrder('categories', entries))).toEqual([
      'Residential',
      'Offices',
      'Mixed Use',
      'Grout',
    ]);
    expect(modalOrder('productKeyFeatures', entries)).toBe(entries);
  });
});

it('groups that products do not have are empty', () => {
  expect(names(entriesOf(NODES, 'subCategories'))).toEqual(['Indoors']);
  expect(entriesOf(NODES, 'productKeyFeatures')).toEqual([]);
});
