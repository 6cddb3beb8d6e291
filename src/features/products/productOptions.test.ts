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

describe('categories', () => {
  const entries = entriesOf(NODES, 'categories');

  it("are unique, in the editors' order", () => {
    expect(names(entries)).toEqual(['Offices', 'Grout', 'Mixed Use', 'Residential']);
  });

  it('are sorted by number in the bar', () => {
    expect(names(chipOrder(entries))).toEqual(['Mixed Use', 'Offices', 'Residential', 'Grout']);
  });

  it("are sorted by name in the dialog, while other groups keep the editors' order", () => {
    expect(names(modalOrder('categories', entries))).toEqual([
      'Residential',
      'Offices',
      'Mixed Use',
      'Grout',
    ]);
    expect(modalOrder('productKeyFeatures', entries)).toBe(entries);
  });
});

it('groups without values are empty', () => {
  expect(names(entriesOf(NODES, 'subCategories'))).toEqual(['Indoors']);
  expect(entriesOf(NODES, 'productKeyFeatures')).toEqual([]);
});
